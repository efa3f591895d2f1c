import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Reads a backend's own OpenAPI document, YAML or JSON. Throws with a sentence where it is invalid. */
export function readSchema(path: string): object {
  const schema = parsed(path, toText(path))
  if (typeof schema !== 'object' || schema === null) throw new Error(`${path} holds no OpenAPI document`)
  const { openapi, swagger, paths } = schema as { openapi?: unknown; swagger?: unknown; paths?: unknown }
  if (swagger !== undefined)
    throw new Error(`${path} is Swagger, not OpenAPI 3, which is compared and which drf-spectacular writes`)
  if (typeof openapi !== 'string' || !openapi.startsWith('3.') || typeof paths !== 'object' || paths === null)
    throw new Error(`${path} is no OpenAPI 3 document: it needs \`openapi: 3.…\` and \`paths\``)
  return schema
}

function toText(path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch (error) {
    throw new Error(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

function parsed(path: string, text: string): unknown {
  try {
    // All JSON is YAML, but parsing it as JSON is far faster.
    return /^\s*\{/.test(text) ? JSON.parse(text) : parse(text)
  } catch (error) {
    const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new Error(`${path} is neither YAML nor JSON: ${line}`, { cause: error })
  }
}
