import { isFields } from '#lib/measureAttributes.ts'
import { toText } from '#lib/text/text.ts'

/** One row of a benchmark's filter: an attribute and the values that count; other content is kept. */
export type FilterRow = { attribute: string; values: unknown[]; rest: Record<string, unknown> }
/** The rows, and entries of another schema, which are kept. */
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

/** The filter of these rows; an empty row is omitted. */
export function writeFilter({ rows, kept }: FilterRows): unknown[] {
  const filled = rows.filter(({ attribute, values }) => attribute !== '' || values.length > 0)
  return [...filled.map(({ attribute, values, rest }) => ({ ...rest, attribute, values })), ...kept]
}

/** The error of the rows: values without an attribute, or an attribute without values. */
export function problemOfFilter({ rows }: FilterRows): 'no-attribute' | 'no-values' | undefined {
  if (rows.some(({ attribute, values }) => attribute === '' && values.length > 0)) return 'no-attribute'
  return rows.some(({ attribute, values }) => attribute !== '' && values.length === 0) ? 'no-values' : undefined
}

/** Values separated by commas; where `areNumbers` a value that a number represents exactly becomes one. */
export function getValues(text: string, areNumbers: boolean): unknown[] {
  const parts = text
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
  return parts.map((part) => (areNumbers && /^-?(?:0|[1-9]\d{0,14})(?:\.\d+)?$/.test(part) ? Number(part) : part))
}
