import type { TFunction } from 'i18next'
import { minAnswers } from '#evaluation/counting/statistics/verdicts.ts'
import type { Chart, ComparatorName } from '#evaluation/model/chart.ts'
import { minInstitutions } from '#evaluation/model/overview.ts'
import type { Comparator, NoComparison, Series } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { showDay } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import { showFigure } from './figureText.ts'

type Known = Exclude<Comparator['items'][number], NoComparison>

/** The figure that an item is compared with; null if it has none. */
export function getKnown({ items }: Comparator, item: number): Known | null {
  const known = items[item]
  return typeof known === 'object' ? known : null
}

/** Whether the n of a comparison are institutions, each counting once. */
export function areInstitutions(name: ComparatorName | undefined): boolean {
  return name === 'median' || name === 'best_tenth'
}

/** The n of a comparison: 'n = 120', or '14 Institutionen'. */
export function comparatorN(name: ComparatorName | undefined, n: number, t: TFunction<'charts'>): string {
  return areInstitutions(name) ? t('comparator.institutions', { count: n }) : t('n-is', { n: showFigure(n) })
}

/** The name of a comparison; a period before with its days: '… (01.01.2024 – 31.12.2024)'. */
export function comparatorLabel({ name, days }: Comparator, t: TFunction<'charts'>): string {
  return days ? `${t(`comparator.${name}`)} (${daysText(days)})` : t(`comparator.${name}`)
}

function daysText(days: readonly [string, string]): string {
  return days.map(showDay).join(' – ')
}

/** What the lines of a chart are, and why one of them is missing. */
export function comparatorTexts(
  { comparators = [], items, hideBelow }: Series,
  { viewSettings }: Chart,
  t: TFunction<'charts'>,
  language: Language,
): string[] {
  const least = showFigure(Math.max(minAnswers, hideBelow))
  const nameAll = (places: readonly number[]) => {
    if (places.length === items.length) return ''
    const names = places.map((place) => {
      const item = items[place]
      return (item && getText(item.label, language)) || item?.name || ''
    })
    return ` (${names.join(', ')})`
  }
  return comparators
    .filter(({ name }) => viewSettings[name] === true)
    .flatMap((one) => {
      const known = items.flatMap((_, place) => getKnown(one, place) ?? [])
      const reasons = [...new Set(one.items.filter(isReason))]
      return [
        ...(known.length > 0 ? [aboutText(one, known, least, t)] : []),
        ...reasons.map((reason) =>
          t(reasonKey(one, reason), {
            name: comparatorLabel(one, t),
            institutions: minInstitutions,
            least,
            about: nameAll(one.items.flatMap((item, place) => (item === reason ? place : []))),
          }),
        ),
      ]
    })
}

type Reason = Exclude<NoComparison, 'none'>

function isReason(item: Comparator['items'][number]): item is Reason {
  return typeof item === 'string' && item !== 'none'
}

function reasonKey({ name }: Comparator, reason: Reason) {
  if (reason === 'few') return name === 'own_before' ? 'comparator.few-answers' : 'comparator.few'
  return `comparator.${reason}` as const
}

function aboutText({ name, days }: Comparator, known: readonly Known[], least: string, t: TFunction<'charts'>): string {
  const sizes = known.map(({ n }) => n)
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)]
  if (name === 'own_before') {
    const n = t('n-is', { n: min === max ? showFigure(min) : `${showFigure(min)}–${showFigure(max)}` })
    return t('comparator.own_before.about', { days: days ? daysText(days) : '', n })
  }
  const institutions =
    min === max
      ? t('comparator.institutions', { count: min })
      : t('comparator.range', { from: showFigure(min), to: showFigure(max) })
  return t(`comparator.${name}.about`, { institutions, least })
}

/** How medians and best tenths are computed, where a chart has one. */
export function comparatorMethod(
  { comparators = [], items }: Series,
  { viewSettings }: Chart,
  t: TFunction<'charts'>,
): string[] {
  const isShown = comparators.some(
    (one) =>
      viewSettings[one.name] === true &&
      areInstitutions(one.name) &&
      items.some((_, place) => getKnown(one, place) !== null),
  )
  return isShown ? [t('comparator.method')] : []
}
