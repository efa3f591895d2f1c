import type { TFunction } from 'i18next'
import type { Glance, Topic } from '#evaluation/model/glance.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { textOf } from '#evaluation/model/words.ts'
import { meanDecimals, showFigure } from '#evaluation/types/words/figureText.ts'
import { type Compared, sentenceOf } from '#evaluation/types/words/sentence.ts'
import type { Language } from '#lib/languages.ts'
import type { Outcome } from './findings.ts'

/** What a topic is called. */
export function nameOf({ item }: Pick<Topic, 'item'>, language: Language): string {
  return textOf(item.label, language) || item.name
}

/** With how many decimals the means of a topic are written. */
export function decimalsOf({ item, decimals, benchmark }: Topic): number {
  return meanDecimals(decimals, item.scale ? item.scale.max - item.scale.min : Math.abs(benchmark.mean))
}

/** A mean with its interval: '3.10 [2.95 – 3.25]'. */
export function meanText({ mean, low, high }: Figure, decimals: number): { value: string; interval: string } {
  const interval = low === null || high === null ? '' : `[${showFigure(low, decimals)} – ${showFigure(high, decimals)}]`
  return { value: showFigure(mean, decimals), interval }
}

/** What topics of an outcome are, after their number. */
export function outcomeText(outcome: Outcome, against: Glance['against'], t: TFunction<'evaluation'>): string {
  const isSide = outcome === 'above' || outcome === 'below'
  return against === 'others' && isSide ? t(`glance.count.${outcome}.others`) : t(`glance.count.${outcome}`)
}

type Asked = {
  against: Glance['against']
  subject: Compared['subject']
  isComplete: boolean
  t: TFunction<'charts'>
}

/** A topic beside its benchmark, in a sentence. */
export function topicSentence(topic: Topic, { t, against, ...asked }: Asked): string {
  const { mean, n } = topic.benchmark
  const reference = { kind: against, mean, n }
  return sentenceOf({ ...asked, figure: topic.figure, reference, decimals: decimalsOf(topic) }, t)
}

/** The last period of a topic beside the one before, in a sentence. */
export function changeSentence(topic: Topic, { t, ...asked }: Omit<Asked, 'against'>): string {
  const { change } = topic
  if (!change || change.before.mean === null) return ''
  const reference = { kind: 'before' as const, mean: change.before.mean, n: change.before.n }
  return sentenceOf({ ...asked, figure: change.now, reference, decimals: decimalsOf(topic) }, t)
}
