import { useTranslation } from 'react-i18next'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Choices } from '#evaluation/model/question.ts'
import { useState } from 'react'
import { getText } from '#evaluation/model/words.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { Filterable } from './filterable.ts'
import styles from './FilterBar.module.css'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import { valueText } from './filterText.ts'

type Props = {
  about: Filterable
  choices: Choices
  filter: RowFilter | undefined
  label: string
  /** Excluded values can be selected as well. */ canExclude: boolean
  onSet: (filter: RowFilter | null) => void
}

/** More values than these get a search field. */
const maxBoxes = 14
/** Represents rows without an answer; no value of the data can equal it. */
const missing = '\u0000'

/** Selects answers, each with the number of its rows. */
export function ValueChoice({ about, choices, filter, label, canExclude, onSet }: Props) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const hideBelow = useHideBelow()
  const [excludes, setExcludes] = useState(filter?.operator === 'not_in')
  const chosen = (filter?.values ?? []).map((value) => (value === null ? missing : String(value)))
  const shownChoices = choices.choices.filter(({ value }) => about.only?.includes(String(value)) ?? true)
  const known = shownChoices.map(({ value, label: words, rows, isOther }) => ({
    value: String(value),
    text: getText(words, language) || String(value),
    rows,
    isOther,
  }))
  const strange = chosen
    .filter((value) => value !== missing && !known.some((one) => one.value === value))
    .map((value) => ({ value, text: valueText(value, about, language, t), rows: 0, isOther: undefined }))
  const empty =
    (choices.missing > 0 && !about.only) || chosen.includes(missing)
      ? [{ value: missing, text: t('filter.missing'), rows: choices.missing, isOther: undefined }]
      : []
  const all = [...known, ...strange, ...empty]
  const min = minShownCount(
    all.map(({ rows }) => rows),
    hideBelow,
  )
  const isSmall = (rows: number) => rows > 0 && rows < min
  // A value that only withheld people chose is not offered: its presence would reveal their answer.
  const offered = all.filter(({ value, rows, isOther }) => !isOther || !isSmall(rows) || chosen.includes(value))
  const options = offered.map(({ value, text, rows }) => ({
    value,
    label: isSmall(rows) ? text : `${text} (${showNumber(rows)})`,
  }))
  const put = (values: string[], leavesOut: boolean) =>
    onSet(
      values.length === 0
        ? null
        : {
            attribute: about.key,
            operator: leavesOut ? 'not_in' : 'in',
            values: values.map((value) => (value === missing ? null : value)),
          },
    )
  const set = (values: string[]) => put(values, excludes)
  const turn = (leavesOut: boolean) => {
    setExcludes(leavesOut)
    put(chosen, leavesOut)
  }
  const exclude = canExclude && <CheckBox checked={excludes} label={t('filter.exclude')} onChange={turn} />

  if (options.length > maxBoxes)
    return (
      <>
        <MultiDropdown label={label} options={options} value={chosen} onChange={set} />
        {exclude}
      </>
    )
  return (
    <fieldset className={styles.options}>
      <legend>
        <bdi translate="no">{label}</bdi>
      </legend>
      {options.map(({ value, label: text }) => (
        <CheckBox
          checked={chosen.includes(value)}
          key={value}
          label={text}
          onChange={(isChosen) => set(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
      {exclude}
    </fieldset>
  )
}

/**
 * Hides the row count of a small group from those who may not see its figures; if only one is small, the next smallest
 * is hidden too.
 */
function minShownCount(counts: readonly number[], hideBelow: number): number {
  const some = counts.filter((count) => count > 0).toSorted((one, other) => one - other)
  const hidden = some.filter((count) => count < hideBelow)
  return hidden.length === 1 ? Math.max(hideBelow, (some[1] ?? 0) + 1) : hideBelow
}
