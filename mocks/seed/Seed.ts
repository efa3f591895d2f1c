import type { Row } from '../db/json.ts'

/** Builds one table's rows; other tables are read through the argument. */
export type Seed = (rows: (path: string) => readonly Row[]) => Row[]

/** The seeds of a file by the path of the table they fill. */
export type Seeds = Record<string, Seed>
