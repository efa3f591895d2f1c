import type { Fields } from '../../db/json.ts'

/** One answer to be drawn: of which institution, to which question, when and on which ward. */
export type Drawn = { hospital: string; key: string; time: number; ward: number }

/** What the rows of a measure of the demo are drawn from: no institution is like the other, and some change. */
export type Story = {
  attributes: Fields[]
  from: number
  until: number
  /** The category of the hospitals that take part; all of the programme without one. */
  category?: number
  /** How many of the answers an institution has, beside those of the others. */
  getWeight: (hospital: string, place: number) => number
  /** How often each answer is given, from the lowest code or the first option up. */
  shapes: Record<string, number[]>
  /** How much better the answers are than elsewhere: 0.4 is about a third of a standard deviation. */
  getEffect: (drawn: Drawn) => number
  /** Rows of a ward that has but these. */
  few?: { hospital: string; ward: number; places: number[] }
}
