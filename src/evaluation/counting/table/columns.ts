import type { Value } from '#evaluation/model/chart.ts'

/** The content of one cell: nothing, one value, several choices, or (in a date column) the number of a day. */
export type Entry = null | Value | Value[]

/**
 * One small number per row, and the value of each; code 0 is 'missing'. With more than 65535 distinct values it cannot
 * be used (`overflow`).
 */
export type CodeColumn = {
  kind: 'codes'
  codes: Uint8Array | Uint16Array
  entries: Entry[]
  overflow: boolean
  minusOnes?: MinusOnes
}

/**
 * Numbers with more distinct values than codes; NaN is 'missing', Infinity 'not a number', -Infinity a -1 that does not
 * count.
 */
type NumberColumn = { kind: 'numbers'; numbers: Float64Array; minusOnes?: MinusOnes }

/**
 * The -1 of a measure that does not include it: dropped because it means 'not applicable', or a number like any other;
 * and the codes of such values.
 */
type MinusOnes = { areNumbers: boolean; codes: ReadonlySet<number> }

export type Column = CodeColumn | NumberColumn

/**
 * What patients wrote in answer to one question, a text per row that has one: the row, an id that stays the same, and
 * the id of the institution if the row says it. It is never stored in the browser.
 */
export type Comments = { rows: number[]; ids: string[]; texts: string[]; institutions: (number | null)[] }

/**
 * The rows of one measure as columns by attribute key. `complete` is false while the server has more. The texts are
 * read only where a chart lists them.
 */
export type Table = {
  measure: number
  rows: number
  columns: Map<string, Column>
  complete: boolean
  comments?: Map<string, Comments>
}

/** The column of the id of a row's institution: two of one name are two. No attribute has such a key. */
export const institutionId = '@object_id'

/** The max number of values in a code column, 'missing' included. */
export const maxCodes = 65_536
