import type { TFunction } from 'i18next'
import type { Effect } from '#evaluation/model/effect.ts'
import { meanDecimals, shareDecimals, showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { timeName } from '#evaluation/types/words/timeName.ts'
import type { Plan } from '#features/plans/planRules.ts'
import { isDay, showDay } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import type { BadgeKind } from '#ui/feedback/Badge.tsx'

type AnsweredPlan = Pick<Plan, 'state' | 'look_again' | 'target'>

/** What a plan says of itself: a sentence, and its look. */
export type PlanAnswer = { text: string; kind: BadgeKind }

/**
 * The answer of a plan: the day of looking again before that day, and from then on whether something has changed; `today`
 * is a day (`yyyy-MM-dd`).
 */
export function planAnswer(
  plan: AnsweredPlan,
  effect: Effect | null,
  today: string,
  t: TFunction<'plan'>,
  language: Language,
): PlanAnswer {
  const { state, look_again } = plan
  if (state === 'dropped') return { text: t('answer.dropped'), kind: 'neutral' }
  if (typeof look_again !== 'string' || !isDay(look_again)) return { text: t('answer.undated'), kind: 'neutral' }
  if (look_again > today) return { text: t('answer.before', { day: showDay(look_again) }), kind: 'neutral' }
  return effectAnswer(plan, effect, t, language)
}

/** The answer for a table of a year: what a closed plan has changed is said, too. */
export function answerOfYear(
  plan: AnsweredPlan,
  effect: Effect | null,
  ...rest: [string, TFunction<'plan'>, Language]
) {
  const [, t, language] = rest
  return plan.state === 'closed' ? effectAnswer(plan, effect, t, language) : planAnswer(plan, effect, ...rest)
}

/** What has changed since the day of a plan. */
function effectAnswer(
  { target }: Pick<Plan, 'target'>,
  effect: Effect | null,
  t: TFunction<'plan'>,
  language: Language,
): PlanAnswer {
  if (!effect) return { text: t('answer.partial'), kind: 'neutral' }
  const { answer, since } = effect
  const n = showFigure(since?.figure.n ?? 0)
  switch (answer.kind) {
    case 'early': {
      const needed = showFigure(answer.needed)
      const text = since
        ? t('answer.early', { n, needed, from: showDay(since.from) })
        : t('answer.early.nobody', { needed })
      return { text, kind: 'neutral' }
    }
    case 'reached': {
      const texts = { mean: showEffect(effect, since?.figure.mean), target: showEffect(effect, target), n }
      return { text: t('answer.reached', texts), kind: 'good' }
    }
    case 'signal': {
      const month = timeName(answer.since, answer.bin, language)
      const name = answer.by === 'line' ? 'signal' : 'periods'
      const text = t(`answer.${name}.${getSide(answer)}`, { month })
      return { text, kind: getLook(answer.isGood) }
    }
    case 'unclear':
      return { text: t(`answer.unclear.${getSide(answer)}`), kind: 'neutral' }
    case 'earlier': {
      if (!answer.since) return { text: t(`answer.drift.${getSide(answer)}`), kind: 'neutral' }
      const month = timeName(answer.since, answer.bin, language)
      return { text: t(`answer.earlier.${getSide(answer)}`, { month }), kind: 'neutral' }
    }
    default:
      return { text: t(`answer.${answer.kind}`), kind: answer.kind === 'gone' ? 'warn' : 'neutral' }
  }
}

function getLook(isGood: boolean | null): BadgeKind {
  if (isGood === null) return 'neutral'
  return isGood ? 'good' : 'bad'
}

function getSide({ isGood, side }: { isGood: boolean | null; side: 'up' | 'down' }) {
  if (isGood === null) return side
  return isGood ? 'better' : 'worse'
}

/** A figure in the unit of an effect; a share in per cent. */
export function showEffect({ isShare, decimals, span }: Effect, value: unknown): string {
  const figure = typeof value === 'number' ? value : null
  return isShare ? showShare(figure, shareDecimals(decimals)) : showFigure(figure, meanDecimals(decimals, span))
}
