import type { Fields } from '../../db/json.ts'

/** One answer to be generated: its institution, question, time and ward. */
export type Drawn = { hospital: string; key: string; time: number; ward: number }

/** The parameters of the generated rows of a demo measure: institutions differ, and some change. */
export type Story = {
  attributes: Fields[]
  from: number
  until: number
  /** The category of the participating hospitals; all of the programme without one. */
  category?: number
  /** The share of an institution's answers relative to the others. */
  getWeight: (hospital: string, place: number) => number
  /** The frequency of each answer, from the lowest code or the first option up. */
  shapes: Record<string, number[]>
  /** How much better the answers are than elsewhere: 0.4 is about a third of a standard deviation. */
  getEffect: (drawn: Drawn) => number
  /** The rows of a ward with only these. */
  few?: { hospital: string; ward: number; places: number[] }
}
