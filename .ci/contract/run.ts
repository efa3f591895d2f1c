import { readFileSync } from 'node:fs'
import { heldToDocument } from '../openapi/held.ts'
import { differences } from '../openapi/compare/compare.ts'
import { readSchema } from '../openapi/compare/readSchema.ts'
import { Backend, type Fetch } from './Backend.ts'
import { checkContract, type Finding } from './contract.ts'

export { signInAs } from './signInAs.ts'

/** The output and the exit code: 0 nothing found, 1 something, 2 no request possible. */
export type Outcome = { lines: string[]; code: 0 | 1 | 2 }

type Probe = {
  url: string
  email: string
  password: string
  codeFor: (factor: string) => Promise<string>
  /** Only the collections and other reads whose path begins with this. */
  only?: string | undefined
  /** Validates every request and response against docs/openapi.json, too. */
  isHeld?: boolean
}

const titles: Readonly<Record<Finding['kind'], string>> = {
  refused: 'Rejected',
  ignored: 'Silently ignored',
  shape: 'Schema mismatch',
  unproven: 'Undecided, as every record may pass',
}

/** Sends a backend every read request of the portal. */
export async function probe(
  { url, email, password, codeFor, only, isHeld = false }: Probe,
  fetch: Fetch,
): Promise<Outcome> {
  const found: Finding[] = []
  const held = () => heldToDocument(url, fetch, (where, what) => found.push({ kind: 'shape', where, what }))
  const backend = new Backend(url, isHeld ? held() : fetch)
  try {
    await backend.signIn(email, password, codeFor)
    const wanted = (path: string) => only === undefined || path.startsWith(only)
    const requested = await checkContract(backend, (finding) => found.push(finding), wanted)
    return { lines: [...reported(found), summary(requested, found)], code: found.some(isProven) ? 1 : 0 }
  } catch (error) {
    return { lines: [...reported(found), error instanceof Error ? error.message : String(error)], code: 2 }
  } finally {
    await backend.signOut()
  }
}

/** Compares a backend's own schema with the contract without signing in. */
export function compareSchema(path: string, contract = 'docs/openapi.json'): Outcome {
  try {
    const found = differences(JSON.parse(readFileSync(contract, 'utf8')) as object, readSchema(path))
    return {
      lines: [...found, found.length === 1 ? '1 difference' : `${found.length} differences`],
      code: found.length > 0 ? 1 : 0,
    }
  } catch (error) {
    return { lines: [error instanceof Error ? error.message : String(error)], code: 2 }
  }
}

const isProven = ({ kind }: Finding): boolean => kind !== 'unproven'

function reported(found: readonly Finding[]): string[] {
  return Object.entries(titles).flatMap(([kind, title]) => {
    const some = found.filter((finding) => finding.kind === kind)
    const reported = some.flatMap(({ where, what }) => [`  ${where}`, `    ${what}`])
    return some.length > 0 ? ['', `${title} (${some.length})`, ...reported] : []
  })
}

function summary(requested: number, found: readonly Finding[]): string {
  const proven = found.filter(isProven).length
  const open = found.length - proven
  return `${requested} questions, ${proven} findings${open > 0 ? `, ${open} undecided` : ''}`
}
