import type { Row } from '#api/rows/page.ts'

/** A record whatever its fields, for tests. */
export type TestRow = Row & Record<string, unknown>

/** Takes a record whatever its fields, where a `Row` is asked for. */
export const testRow = <R extends Row>(row: R): R => row
