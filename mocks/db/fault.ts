import type { Json } from './json.ts'

/** A fault that replaces or changes the next matching responses. */
export type Fault = {
  /** `*` or missing: any method. */
  method?: string
  /** Path after the base, `*` for anything: `patzu/hospitals/*`. With a `?` the query must match too. */
  path: string
  /** How many responses, 1 by default; -1 until cleared. */
  times?: number
  /** Lets so many matching requests pass first. */
  skip?: number
  delay?: number
} & (
  | { kind: 'status'; status: number; body?: Json; headers?: Record<string, string> }
  | { kind: 'delay' }
  | { kind: 'drop' }
  | { kind: 'html'; status?: number; body?: string }
  | { kind: 'truncate' }
  /** The write happens, its response is lost. */
  | { kind: 'lose' }
)

function matches(fault: Fault, method: string, path: string, query: string): boolean {
  if (fault.method && fault.method !== '*' && fault.method.toUpperCase() !== method) return false
  const subject = fault.path.includes('?') ? `${path}${query}` : path
  const pattern = fault.path
    .replace(/^\/?(backend\/)?/, '')
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${pattern.join('.*')}$`).test(subject)
}

/** Returns the fault for this request, if any, and counts it down. */
export function nextFault(faults: Fault[], method: string, path: string, query: string): Fault | undefined {
  for (const [index, fault] of faults.entries()) {
    if (!matches(fault, method, path, query)) continue
    if (fault.skip && fault.skip > 0) {
      fault.skip -= 1
      continue
    }
    const times = fault.times ?? 1
    if (times === 1) faults.splice(index, 1)
    else if (times > 1) fault.times = times - 1
    return fault
  }
  return undefined
}
