import type { Fields, Json } from '../db/json.ts'
import type { Translated } from '../results/stories/texts.ts'

/** A chart of the demo. */
export type Options = {
  type: string
  title: Translated
  keys: string[]
  views?: string[]
  groups?: Fields[]
  slices?: Fields[]
  isCompared?: boolean
  /** Shows all institutions instead of the one that the evaluation is about. */
  isOfAll?: boolean
  notes?: Json
  /** The column of one of two charts side by side; by turns if it is missing. */
  column?: 0 | 1
  w?: number
  h?: number
}

export type Subject = { measure: number; attributes: Fields[]; hospital: string | null; isDetailed: boolean }

export const byWard = [{ attribute: 'ward' }]
export const bySex = [{ attribute: 'sex' }]
export const byAge = [{ attribute: 'birth_year', age: { ageGap: 20, minAge: 20, maxAge: 80 } }]
