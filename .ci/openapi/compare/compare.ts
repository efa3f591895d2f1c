import type { JsonSchema } from '../jsonSchema.ts'
import { type Flat, flat } from './flat.ts'
import { type Difference, givenDifferences, lacking, sentDifferences, type Side, takes, typeText } from './values.ts'
import { type Call, getCalls, withoutPrefix } from './paths.ts'

/** Parameters that are reported in one line where no list has them. */
const ofEveryList = ['page', 'size', 'all', 'ids', 'onlyId', 'byPermissions', 'is_active', 'ordering']

type CallSide = { document: object; call: Call }

/** The differences of a backend's own OpenAPI document from the contract, one line each. */
export function differences(contract: object, backend: object): string[] {
  const wanted = getCalls(contract)
  const known = withoutPrefix(getCalls(backend), [...wanted.keys()])
  const nowhere = ofEveryList.filter((name) =>
    [...known.values()].every((calls) => !calls.get('get')?.parameters.has(name)),
  )
  // A field is reported once per endpoint, not per request.
  const fields = new Set<string>()
  const reported = [...wanted].flatMap(([path, calls]) => {
    const theirs = known.get(path)
    if (!theirs && [...calls.values()].every(({ isOptional }) => isOptional)) return []
    if (!theirs) return [`${shown(path)}: the path is missing`]
    return [...calls.values()].flatMap((call) => {
      const where = `${call.method.toUpperCase()} ${shown(path)}`
      const other = theirs.get(call.method)
      if (!other) return [`${where}: the method is missing`]
      // An export has the filters of its list; documents seldom list them.
      const parameters = path.endsWith('/export')
        ? []
        : parameterDifferences({ document: contract, call }, { document: backend, call: other }, nowhere)
      const found = [
        ...parameters,
        ...bodyDifferences({ document: contract, call }, { document: backend, call: other }),
      ]
      return found.flatMap(({ field, what }) => {
        if (field === undefined) return [`${where}: ${what}`]
        const endpoint = path.replace(/\/\{\}$/, '')
        const key = `${endpoint} ${field}`
        const isReported = fields.has(key)
        fields.add(key)
        return isReported ? [] : [`${shown(endpoint)}: the field ${field} ${what}`]
      })
    })
  })
  return [...nowhere.map((name) => `no list has the parameter ${name}`), ...reported]
}

const shown = (path: string): string => `${path.replaceAll('{}', '{id}')}/`

function bodyDifferences(ours: CallSide, theirs: CallSide): Difference[] {
  const sides = (part: 'sent' | 'answered'): [Side, Side] | undefined => {
    const [mine, other] = [ours.call[part], theirs.call[part]]
    return (
      mine &&
      other && [
        { document: ours.document, schema: mine },
        { document: theirs.document, schema: other },
      ]
    )
  }
  const [answered, sent] = [sides('answered'), sides('sent')]
  return [
    ...(answered ? answerDifferences(...answered) : []),
    ...(sent ? sentDifferences(...sent, ours.call.method === 'post') : []),
  ]
}

function parameterDifferences(ours: CallSide, theirs: CallSide, nowhere: readonly string[]): Difference[] {
  return [...ours.call.parameters].flatMap(([name, schema]): Difference[] => {
    const known = theirs.call.parameters.get(name)
    const isFilter = !ofEveryList.includes(name) && name !== 'search'
    if (!known && nowhere.includes(name)) return []
    if (!known) return [{ what: `the ${isFilter ? 'filter' : 'parameter'} ${name} is missing` }]
    const [mine, other] = [single(ours.document, schema), single(theirs.document, known)]
    const values = lacking(mine, other)
    if (name === 'ordering') return values.map((key) => ({ what: `the ordering by ${key} is missing` }))
    // In an address everything is text.
    const isTaken = other.types?.has('string') || [...(mine.types ?? [])].every((type) => takes(other, type))
    if (!isTaken) return [{ what: `the filter ${name} is ${typeText(other)}, not ${typeText(mine)}` }]
    return values.length > 0 ? [{ what: `the filter ${name} does not know ${values.join(', ')}` }] : []
  })
}

/** The schema of one value of a parameter: of a list, an item. */
function single(document: object, schema: JsonSchema): Flat {
  const one = flat(document, schema)
  return one.items ? flat(document, one.items) : one
}

function answerDifferences(ours: Side, theirs: Side): Difference[] {
  const { anyOf } = ours.schema as { anyOf?: JsonSchema[] }
  const rows = anyOf?.find((one) => one['type'] === 'array' && one['items'] !== undefined)
  if (!rows) return givenDifferences(ours, theirs)
  // A list: paginated or plain with the same records.
  const found = flat(theirs.document, theirs.schema)
  const results = found.properties.get('results')
  const items = results ? flat(theirs.document, results).items : found.items
  if (found.types && !items) return [{ what: 'it is neither a page nor a list' }]
  if (!items) return []
  return givenDifferences({ ...ours, schema: rows['items'] as JsonSchema }, { ...theirs, schema: items })
}
