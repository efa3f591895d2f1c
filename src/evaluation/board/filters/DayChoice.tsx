import { useTranslation } from 'react-i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { showDay } from '#lib/dates/dates.ts'
import { DayField } from '#ui/fields/dates/DayField.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import styles from './FilterBar.module.css'

type Props = {
  attribute: string
  choices: Choices
  filter: RowFilter | undefined
  label: string
  onSet: (filter: RowFilter | null) => void
}

/** Selects a year or a range of days. */
export function DayChoice({ attribute, choices, filter, label, onSet }: Props) {
  const { t } = useTranslation('evaluation')
  const [from, to] = [0, 1].map((at) =>
    typeof filter?.values[at] === 'string' && filter.values[at] !== '' ? filter.values[at] : null,
  )
  const year = getYear(from, to)
  const set = (first: string | null | undefined, last: string | null | undefined) => {
    if (!first && !last) return onSet(null)
    const isTurned = Boolean(first && last && first > last)
    return onSet({
      attribute,
      operator: 'between',
      values: isTurned ? [last ?? null, first ?? null] : [first ?? null, last ?? null],
    })
  }
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      <Dropdown
        clearable
        label={t('filter.year')}
        options={getYears(choices).map((one) => ({ value: one, label: one }))}
        value={year}
        onChange={(chosen) => set(chosen && `${chosen}-01-01`, chosen && `${chosen}-12-31`)}
      />
      <DayField label={t('filter.from-day')} value={from ?? null} onChange={(day) => set(day, to)} />
      <DayField label={t('filter.to-day')} value={to ?? null} onChange={(day) => set(from, day)} />
      {choices.from !== null && choices.to !== null && (
        <p className={styles.hint}>{t('filter.there-are', { from: showDay(choices.from), to: showDay(choices.to) })}</p>
      )}
    </fieldset>
  )
}

/** The year, if the range is exactly one. */
function getYear(from: string | null | undefined, to: string | null | undefined): string | null {
  const year = from?.slice(0, 4) ?? ''
  return from === `${year}-01-01` && to === `${year}-12-31` ? year : null
}

/** Latest year first. */
function getYears({ from, to }: Choices): string[] {
  const [first, last] = [from, to].map((day) => Number(String(day).slice(0, 4)))
  if (!first || !last || last - first > 200) return []
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index))
}
