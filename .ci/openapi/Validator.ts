import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js'
import type { Document } from './document.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { resolved } from './resolved.ts'
import { newAjv, sentence } from './findSchemaProblems.ts'

/** A request with its response. */
export type Exchange = {
  method: string
  /** From the base of the API on, with the query. */
  path: string
  sent?: unknown
  status: number
  /** The JSON of the response; undefined for others. */
  body: unknown
}
type Operation = {
  parameters?: JsonSchema[]
  requestBody?: { content: Record<string, { schema?: JsonSchema }> }
  responses: Record<string, JsonSchema>
}
type Content = Record<string, { schema?: JsonSchema }>

/** Validates requests and responses against the document. */
export class Validator {
  private readonly ajv = newAjv()
  private readonly known = new Map<unknown, ValidateFunction>()
  private readonly routes: { pattern: RegExp; operations: Record<string, Operation> }[]
  private readonly document: Document

  constructor(document: Document) {
    this.document = document
    this.ajv.addSchema(document, 'contract')
    this.routes = Object.entries(document.paths).map(([path, operations]) => {
      const inner = path
        .slice(1)
        .replaceAll('{id}', '\\d+')
        .replaceAll(/\{\w+\}/g, '[^/]+')
      return { pattern: new RegExp(`^${inner}$`), operations: operations as Record<string, Operation> }
    })
  }

  /** Differences of a request or response from the document, each with path and field. */
  getProblems({ method, path, sent, status, body }: Exchange): string[] {
    const [address = '', search = ''] = path.split('?')
    const operation = this.routes.find(
      ({ pattern, operations }) => pattern.test(address) && method.toLowerCase() in operations,
    )
    const where = `${method} ${address}`
    const found = operation?.operations[method.toLowerCase()]
    if (!found) return [`${where} is not in the document`]
    const response = found.responses[status] ?? found.responses[`${Math.floor(status / 100)}XX`]
    if (!response) return [`${where} was answered ${status}, which is not in the document`]
    return [
      ...this.findQueryProblems(found, new URLSearchParams(search)).map((problem) => `${where}: ${problem}`),
      ...this.findBodyProblems(found.requestBody?.content, sent).map((problem) => `${where} sends ${problem}`),
      ...this.findBodyProblems(resolved(this.document, response)['content'] as Content | undefined, body).map(
        (problem) => `${where} ${status}: ${problem}`,
      ),
    ]
  }

  private findQueryProblems({ parameters = [] }: Operation, query: URLSearchParams): string[] {
    const known = parameters.map((one) => resolved(this.document, one))
    return [...query].flatMap(([name, text]) => {
      const parameter = known.find((one) => one['in'] === 'query' && one['name'] === name)
      if (!parameter) return [`the parameter ${name} is not in the document`]
      const schema = resolved(this.document, (parameter['schema'] ?? {}) as JsonSchema)
      const values = schema['type'] === 'array' ? text.split(',') : [text]
      const inner = schema['type'] === 'array' ? ((schema['items'] ?? {}) as JsonSchema) : schema
      const odd = values.find((value) => !readings(value).some((one) => this.check(inner)(one)))
      return odd === undefined ? [] : [`the parameter ${name} is ${odd}`]
    })
  }

  private findBodyProblems(content: Content | undefined, body: unknown): string[] {
    const schema = content?.['application/json']?.schema
    if (!schema || body === undefined) return []
    const choices = (resolved(this.document, schema)['anyOf'] as JsonSchema[] | undefined) ?? [schema]
    const problems = choices.map((choice) => (this.check(choice)(body) ? [] : [...(this.check(choice).errors ?? [])]))
    // Of several alternatives the best match is the intended one.
    const [closest = []] = problems.toSorted((one, other) => depth(other) - depth(one))
    return problems.some((one) => one.length === 0) ? [] : closest.map(sentence)
  }

  private check(schema: JsonSchema): ValidateFunction {
    const known = this.known.get(schema)
    if (known) return known
    const made = this.ajv.compile(inDocument(schema))
    this.known.set(schema, made)
    return made
  }
}

/** A part of the document whose references lead into it. */
function inDocument(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as JsonSchema
}

/** The possible types of a text in an address. */
function readings(text: string): unknown[] {
  return [
    text,
    ...(/^-?\d+$/.test(text) ? [Number(text)] : []),
    ...(['true', 'false'].includes(text) ? [text === 'true'] : []),
  ]
}

function depth(errors: readonly ErrorObject[]): number {
  return Math.max(0, ...errors.map(({ instancePath }) => instancePath.split('/').length))
}
