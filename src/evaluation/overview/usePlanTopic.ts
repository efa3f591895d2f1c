import { useContext } from 'react'
import { PlanContext, type PlanEntry } from '#evaluation/board/plan/PlanContext.ts'
import { getKeys } from '#evaluation/board/plan/usePlanEntries.ts'
import type { RowFilter } from '#evaluation/model/chart.ts'
import type { Overview, Topic } from '#evaluation/model/overview.ts'
import { areSameKeys } from '#lib/values/areSameKeys.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { getName, periodTexts } from './topicWords.ts'

/** Plans an action at a topic; undefined for those who cannot, and while rows are missing. */
export function usePlanTopic(
  { complete, periods }: Overview,
  institutions: readonly string[],
  filterText: (filter: RowFilter) => string,
): ((topic: Topic) => void) | undefined {
  const language = useLanguage()
  const plan = useContext(PlanContext)
  if (!plan || !complete) return undefined
  const period = periods ? periodTexts(periods).now : ''
  return (topic) => {
    const name = getName(topic, language, filterText)
    plan({ chart: topic.chart, topic: { name, topic, institutions, period } })
  }
}

/** The plans of some institutions that were made for a topic. */
export function getTopicPlans(
  entries: readonly PlanEntry[],
  { item }: Pick<Topic, 'item'>,
  institutions: readonly string[],
): PlanEntry[] {
  return entries.filter(
    ({ plan, institution }) => institutions.includes(institution) && areSameKeys(getKeys(plan), item.keys),
  )
}
