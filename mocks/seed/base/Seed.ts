import type { Row } from '../../db/json.ts'

/** Builds the rows of one table; the argument reads other tables. */
export type Seed = (rows: (path: string) => readonly Row[]) => Row[]

/** The seeds of a file by the path of the table they fill. */
export type Seeds = Record<string, Seed>
