import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ageYear, type RowFilter } from '#evaluation/model/chart.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { searchDebounce } from '#lib/constants.ts'
import { NumberField } from '#ui/fields/numbers/NumberField.tsx'
import { reversed } from './filterable.ts'
import styles from './FilterBar.module.css'

type Props = {
  attribute: string
  choices: Choices
  filter: RowFilter | undefined
  label: string
  isAge: boolean
  onSet: (filter: RowFilter | null) => void
}
type Range = (number | null)[]

/** Selects a range of numbers; years of birth are entered as ages. */
export function RangeChoice({ attribute, choices, filter, label, isAge, onSet }: Props) {
  const { t } = useTranslation('evaluation')
  const outside = toNumbers(filter)
  const [typed, setTyped] = useState<Range | null>(null)
  const [from = null, to = null] = typed ?? (isAge ? reversed(outside) : outside)
  const apply = () => {
    if (!typed) return
    onSet(getFilter(attribute, isAge ? reversed(typed) : typed))
    setTyped(null)
  }
  const latest = useRef(apply)
  useEffect(() => {
    latest.current = apply
  })
  useEffect(() => {
    if (!typed) return undefined
    const timer = setTimeout(() => latest.current(), searchDebounce)
    return () => clearTimeout(timer)
  }, [typed])
  const [min, max] = isAge ? reversed([choices.from, choices.to]) : [choices.from, choices.to]
  return (
    <fieldset className={styles.range}>
      <legend>{label}</legend>
      <NumberField
        integer={isAge}
        isPositive={isAge}
        label={t('filter.from-field')}
        value={from}
        onChange={(value) => setTyped([value, to])}
        onBlur={apply}
      />
      <NumberField
        integer={isAge}
        isPositive={isAge}
        label={t('filter.to-field')}
        value={to}
        onChange={(value) => setTyped([from, value])}
        onBlur={apply}
      />
      {min !== null && max !== null && min !== undefined && max !== undefined && (
        <p className={styles.hint}>
          {t('filter.there-are', { from: String(min), to: String(max) })}
          {isAge && `. ${t('filter.age-base', { year: ageYear })}`}
        </p>
      )}
    </fieldset>
  )
}

function toNumbers(filter: RowFilter | undefined): Range {
  return [0, 1].map((at) => {
    const value = filter?.values[at]
    return value === null || value === undefined || value === '' ? null : Number(value)
  })
}

function getFilter(attribute: string, [from = null, to = null]: Range): RowFilter | null {
  if (from === null && to === null) return null
  const isTurned = from !== null && to !== null && from > to
  return { attribute, operator: 'between', values: isTurned ? [to, from] : [from, to] }
}
