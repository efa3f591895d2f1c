import type { Row } from '#api/rows/page.ts'

/** A record whatever its fields, for tests. */
export type TestRow = Row & Record<string, unknown>

/** Casts any record to a `Row`. */
export const testRow = <R extends Row>(row: R): R => row
