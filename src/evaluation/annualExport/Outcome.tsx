import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import { monthsText } from '#evaluation/types/words/timeName.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { LastChange } from '#evaluation/annualExport/outcome/LastChange.tsx'
import { OutcomeCounts } from './OutcomeCounts.tsx'
import { useFoundOverview } from './useFoundOverview.ts'

export type OutcomeProps = {
  collection: Collection
  row: Row
  /** Counted after the newer ones that wait as well. */
  isInTurn?: boolean
}

/**
 * How the viewer's institutions do in an evaluation, what changed last, and the months and the number of their answers,
 * as on its page.
 */
export function Outcome({ collection, row, isInTurn = false }: OutcomeProps) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const { data, error, isPending } = useFoundOverview(collection, row, { isShownInPlace: true, isInTurn })
  if (isPending) return <Skeleton shape="text" rows={2} />
  if (error) return <small>{t('list.failed')}</small>
  if (!data || data.overview.topics.length === 0) return '-'
  const { overview } = data
  const facts = [
    overview.answers && monthsText(overview.answers.months, language),
    overview.rows !== null && tCharts('n-is', { n: showFigure(overview.rows) }),
    !overview.complete && t('overview.partial'),
  ]
  return (
    <>
      <span>
        <OutcomeCounts overview={overview} />
      </span>
      <LastChange found={data} />
      <small>{facts.filter(Boolean).join(' · ')}</small>
    </>
  )
}
