import { isFields } from '#lib/measureAttributes.ts'
import { toText } from '#lib/text/text.ts'

/** One row of a benchmark's filter: an attribute, and the values that count; what else stood there is kept. */
export type FilterRow = { attribute: string; values: unknown[]; rest: Record<string, unknown> }
/** The rows, and entries of another form, which are kept as they are. */
export type FilterRows = { rows: FilterRow[]; kept: unknown[] }

export function readFilter(filter: unknown): FilterRows {
  const rows: FilterRow[] = []
  const kept: unknown[] = []
  for (const one of Array.isArray(filter) ? filter : []) {
    if (isFields(one) && 'attribute' in one) {
      const { attribute, values, ...rest } = one
      rows.push({ attribute: toText(attribute), values: Array.isArray(values) ? values : [], rest })
    } else kept.push(one)
  }
  return { rows, kept }
}

/** The filter of these rows; a row without an attribute and without values is left out. */
export function writeFilter({ rows, kept }: FilterRows): unknown[] {
  const filled = rows.filter(({ attribute, values }) => attribute !== '' || values.length > 0)
  return [...filled.map(({ attribute, values, rest }) => ({ ...rest, attribute, values })), ...kept]
}

/** What is wrong with the rows: values without an attribute, or an attribute without values. */
export function problemOfFilter({ rows }: FilterRows): 'no-attribute' | 'no-values' | undefined {
  if (rows.some(({ attribute, values }) => attribute === '' && values.length > 0)) return 'no-attribute'
  return rows.some(({ attribute, values }) => attribute !== '' && values.length === 0) ? 'no-values' : undefined
}

/** Values typed one after the other, with commas between; where `areNumbers` one that a number says as it is written is one. */
export function getValues(text: string, areNumbers: boolean): unknown[] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.map((part) => (areNumbers && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(part) ? Number(part) : part))
}
