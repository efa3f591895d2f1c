import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Overview } from '#evaluation/model/overview.ts'
import { countedTopics, outcomeLooks } from '#evaluation/overview/findings.ts'
import { outcomeText } from '#evaluation/overview/topicWords.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { outcomeColor } from '#evaluation/annualExport/outcome/outcomeColor.ts'

/** How many topics of an overview are better, worse or without a difference, in one line. */
export function OutcomeCounts({ overview }: { overview: Overview }) {
  const { t } = useTranslation('evaluation')
  return countedTopics(overview).map(({ outcome, topics }, index) => (
    <Fragment key={outcome}>
      {index > 0 && ', '}
      <span style={{ color: outcomeColor(outcomeLooks[outcome]?.isGood) }}>
        {[outcomeLooks[outcome]?.sign, showNumber(topics.length)].filter(Boolean).join('\u00A0')}{' '}
        {outcomeText(outcome, overview.against, t)}
      </span>
    </Fragment>
  ))
}
