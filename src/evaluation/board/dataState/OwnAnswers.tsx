import { useTranslation } from 'react-i18next'
import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

const unfiltered: RowFilter[] = []

type Props = {
  data: Dataset
  states: readonly MeasureState[]
  /** The viewer's own institutions; empty for staff. */
  names: readonly string[]
  /** The key of the loaded rows. */
  rows: string
}

/** How many of the answers are from the viewer's own institutions; nothing before all rows are there. */
export function OwnAnswers({ data, states, names, rows }: Props) {
  const { t } = useTranslation('evaluation')
  const hideBelow = useHideBelow()
  const isWhole = states.length > 0 && states.every(({ status }) => status === 'ready')
  const isWanted = isWhole && names.length > 0
  const choices = useChoices(data, 'content_object', unfiltered, useLanguage(), rows, isWanted)
  if (!isWanted || !choices) return null
  const count = choices.choices
    .filter(({ value }) => names.includes(String(value)))
    .reduce((sum, { rows: answers }) => sum + answers, 0)
  // A number below the limit is shown nowhere (statistics, small groups).
  if (count > 0 && count < hideBelow) return null
  return <span>{t('answers.own', { n: showNumber(count) })}</span>
}
