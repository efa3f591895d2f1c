import type { Fields, Json } from '../db/json.ts'
import type { Call } from './Call.ts'
import { Failure } from './Failure.ts'

const defaultSize = 15
const largestSize = 1000

function link(call: Call, page: number): string {
  const url = new URL(call.url)
  if (page === 1) url.searchParams.delete('page')
  else url.searchParams.set('page', String(page))
  return url.href
}

function pageSize(call: Call): number {
  const requested = Number(call.query.get('size') ?? defaultSize)
  return Number.isInteger(requested) && requested > 0 ? Math.min(requested, largestSize) : defaultSize
}

/** One page of `count` items; `slice` returns those from a position. */
export function paged(call: Call, count: number, slice: (from: number, to: number) => Json[]): Fields {
  const size = pageSize(call)
  const last = Math.max(1, Math.ceil(count / size))
  const requested = call.query.get('page') ?? '1'
  const current = requested === 'last' ? last : Number(requested)
  if (!/^\d+$/.test(String(current)) || current < 1 || current > last)
    throw new Failure(404, { detail: call.say('page') })
  return {
    count,
    size,
    current,
    next: current < last ? link(call, current + 1) : null,
    previous: current > 1 ? link(call, current - 1) : null,
    results: slice((current - 1) * size, current * size),
  }
}
