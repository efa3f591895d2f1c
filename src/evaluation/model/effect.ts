import type { Bin } from './chart.ts'
import type { Question } from './question.ts'
import type { Category, Figure } from './series.ts'

/** What is known of a planned action where its effect is counted. */
export type PlannedAction = {
  id: number
  /** The `i` of the chart it was planned at, and the attributes of its figure. */
  chart: string
  keys: readonly string[]
  /** The name of its institution, as in the rows. */
  institution: string
  /** Its id: two institutions may have one name. */
  object?: number | null
  /** Its day (`yyyy-MM-dd`). */
  day: string
  /** In the unit of the figure, a share from 0 to 1; null without one. */
  target: number | null
}

/** The request for the effects of planned actions. Filters of the page do not apply: a plan is about its institution. */
export type EffectsQuestion = Pick<Question, 'charts' | 'language' | 'hideBelow'> & {
  plans: readonly PlannedAction[]
  /** The current day (`yyyy-MM-dd`). */
  today: string
}

/**
 * The effect of a planned action. `gone`: no chart has its figure any more; `several`: a chart of several questions has
 * no single figure; `uncounted`: its figure has no mean; `partial`: rows are missing, so that nothing is judged;
 * `withheld`: of too few people for this reader. `early`: fewer answers than needed since its day; `reached` holds by a
 * secured difference. A signal is one of the `line`, or, where the line is too short for limits, of both `periods`.
 * `earlier`: the figure differs, but moved before the day of the plan, with the bin of `since`, or slowly (null); `unclear`: since
 * then or before, which the figures do not tell.
 */
export type EffectAnswer =
  | { kind: 'gone' | 'several' | 'uncounted' | 'partial' | 'withheld' | 'none' | 'reached' }
  | { kind: 'early'; needed: number }
  | { kind: 'unclear'; side: 'up' | 'down'; isGood: boolean | null }
  | { kind: 'earlier'; since: Category | null; bin: Bin; side: 'up' | 'down'; isGood: boolean | null }
  | { kind: 'signal'; by: 'line' | 'periods'; since: Category; bin: Bin; side: 'up' | 'down'; isGood: boolean | null }

/** An answer with its figures: those since the first whole bin after the day of the plan, and of the year before. */
export type Effect = {
  id: number
  answer: EffectAnswer
  since: { from: string; figure: Figure } | null
  before: Figure | null
  isShare: boolean
  decimals: number | undefined
  /** The width of the scale, or the size of the figure without one. */
  span: number
}
