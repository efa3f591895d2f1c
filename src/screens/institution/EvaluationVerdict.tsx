import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import { LastChange } from '#evaluation/annualExport/outcome/LastChange.tsx'
import { OutcomeCounts } from '#evaluation/annualExport/OutcomeCounts.tsx'
import { useFoundOverview } from '#evaluation/annualExport/useFoundOverview.ts'
import type { FoundOverview } from '#evaluation/overview/headLines.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

export type EvaluationVerdictProps = {
  collection: Collection
  row: Row
  /** The institution of the page. */
  institution: string
  isCountedOnly: boolean
}

/** More institutions are not named. */
const maxNamed = 2

/** How many topics of an evaluation are better or worse, and which changed most, in the words of home. */
export function EvaluationVerdict({ collection, row, institution, isCountedOnly }: EvaluationVerdictProps) {
  const { t } = useTranslation('home')
  const { data, error, isPending } = useFoundOverview(collection, row, {
    isCountedOnly,
    isShownInPlace: true,
    isInTurn: true,
  })
  if (data) return <Findings input={data} institution={institution} />
  if (error) return t('verdict-failed')
  return isPending && !isCountedOnly && <Skeleton shape="text" rows={2} />
}

function Findings({ input, institution }: { input: FoundOverview; institution: string }) {
  const { t } = useTranslation('home')
  const { overview, institutions } = input
  const { names } = institutions
  const isOfPage = names.length === 1 && names[0] === institution
  // Without a topic there is nothing to count.
  if (overview.topics.length === 0) return null
  return (
    <>
      <span title={t(overview.answers ? 'verdict.benchmark.whole' : 'verdict.benchmark')}>
        {/* Counted together, they are not those of this page alone. */}
        {!isOfPage && (
          <>
            <bdi translate="no">{names.slice(0, maxNamed).join(', ') + (names.length > maxNamed ? ' …' : '')}</bdi>
            {' · '}
          </>
        )}
        {t('verdict.benchmark')}
        {labelSeparator()}
        <OutcomeCounts overview={overview} />
      </span>
      <LastChange found={input} />
    </>
  )
}
