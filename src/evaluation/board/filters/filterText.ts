import type { TFunction } from 'i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { getText } from '#evaluation/model/words.ts'
import { showDay } from '#lib/dates/dates.ts'
import type { Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { type Filterable, reversed } from './filterable.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const maxNamed = 6

/**
 * A filter as text: 'Geschlecht: Frau, Mann', 'Alter: 20 bis 39'. An attribute that is not offered is shown by its key.
 */
export function filterText(
  { attribute, operator, values }: RowFilter,
  offered: readonly Filterable[],
  language: Language,
  t: TFunction<'evaluation'>,
): string {
  const about = offered.find(({ key }) => key === attribute)
  const name = about ? getName(about, language, t) : attribute
  if (operator === 'between')
    return `${name}${labelSeparator()}${rangeText(about?.kind === 'age' ? reversed(values) : values, about?.kind === 'days', t)}`
  const named = values.slice(0, maxNamed).map((value) => valueText(value, about, language, t))
  const rest = values.length > maxNamed ? [t('filter.more', { count: values.length - maxNamed })] : []
  return `${name}${labelSeparator()}${operator === 'not_in' ? `${t('filter.not')} ` : ''}${[...named, ...rest].join(', ')}`
}

/** The label of an attribute in filters. */
export function getName({ label, kind }: Filterable, language: Language, t: TFunction<'evaluation'>): string {
  const name = getText(label, language)
  return kind === 'age' ? t('filter.age-of', { name }) : name
}

/** The label of a value, from the options of the questionnaire. */
export function valueText(
  value: RowFilter['values'][number],
  about: Filterable | undefined,
  language: Language,
  t: TFunction<'evaluation'>,
): string {
  if (value === null) return t('filter.missing')
  // An institution that this reader may not see by name (D-90).
  if (about?.only?.includes(String(value)) === false) return about.isLoading ? '…' : '#'
  const option = about?.options.find((one) => String(one.value) === String(value))
  return option ? getText(option.label, language) : toText(value)
}

function rangeText([from = null, to = null]: RowFilter['values'], isDay: boolean, t: TFunction<'evaluation'>): string {
  const text = (value: RowFilter['values'][number]) => (isDay ? showDay(value) : toText(value))
  if (from !== null && to !== null) return t('filter.between', { from: text(from), to: text(to) })
  return from === null ? t('filter.until', { to: text(to) }) : t('filter.from', { from: text(from) })
}
