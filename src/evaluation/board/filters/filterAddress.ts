import type { RowFilter } from '#evaluation/model/chart.ts'
import { isDay } from '#lib/dates/dates.ts'
import type { Filterable } from './filterable.ts'

const start = 'f.'
const missing = '~'
const maxFilters = 20
const maxValues = 200
const maxLength = 300

/**
 * Parses the filters of an address, one parameter each (`f.sex=1,2`, `f.exit_date=2025-01-01..2025-12-31`), by the type
 * of their attribute. Ignores attributes that are not offered, invalid values and too many values.
 */
export function parseFilters(address: URLSearchParams, offered: readonly Filterable[]): RowFilter[] {
  const read = offered.flatMap(({ key, kind, isUnselected, only }): RowFilter[] => {
    const text = address.get(start + key)
    if (text === null || isUnselected) return []
    return kind === 'values' ? parseChoice(key, text, only) : parseRange(key, kind, text)
  })
  return read.slice(0, maxFilters)
}

/** The address with its filters replaced by these; its other parameters stay. */
export function withFilters(address: URLSearchParams, filters: readonly RowFilter[]): URLSearchParams {
  const next = new URLSearchParams([...address].filter(([key]) => !key.startsWith(start)))
  for (const { attribute, operator, values } of filters) {
    const text =
      operator === 'between'
        ? values
            .slice(0, 2)
            .map((value) => value ?? '')
            .join('..')
        : values.map(written).join(',')
    if (text !== '' && text !== '..') next.set(start + attribute, text)
  }
  return next
}

function parseChoice(attribute: string, text: string, only?: readonly string[]): RowFilter[] {
  const values = text
    .slice(0, maxValues * maxLength)
    .split(',')
    .slice(0, maxValues)
    .flatMap((one) => getValue(one))
    .filter((value) => only === undefined || (value !== null && only.includes(value)))
  return values.length > 0 ? [{ attribute, operator: 'in', values: [...new Set(values)] }] : []
}

function getValue(text: string): (string | null)[] {
  if (text === missing) return [null]
  if (text === '' || text.length > maxLength) return []
  return [text.replaceAll('%7E', '~').replaceAll('%2C', ',').replaceAll('%25', '%')]
}

function written(value: RowFilter['values'][number]): string {
  if (value === null) return missing
  const text = String(value).replaceAll('%', '%25').replaceAll(',', '%2C')
  return text === missing ? '%7E' : text
}

function parseRange(attribute: string, kind: Filterable['kind'], text: string): RowFilter[] {
  const parts = text.split('..')
  if (parts.length !== 2) return []
  const [from, to] = parts.map((part) => (kind === 'days' ? parseDay(part) : toNumber(part)))
  if (from === undefined || to === undefined || (from === null && to === null)) return []
  const isTurned = from !== null && to !== null && from > to
  return [{ attribute, operator: 'between', values: isTurned ? [to, from] : [from, to] }]
}

/** Null for an open end, undefined for an invalid one. */
function parseDay(text: string): string | null | undefined {
  if (text === '') return null
  return isDay(text) ? text : undefined
}

function toNumber(text: string): number | null | undefined {
  if (text === '') return null
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : undefined
}
