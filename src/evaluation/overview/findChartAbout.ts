import type { CountedChart } from '#evaluation/model/question.ts'
import type { Topic } from '#evaluation/model/overview.ts'

/** The `i` of the chart that shows most of a topic: of those with its question, measures and filters, the one with the fewest questions. */
export function findChartAbout(topic: Topic, charts: readonly CountedChart[]): string {
  const getKey = ({ measures, filters }: CountedChart, keys: readonly string[]) =>
    JSON.stringify([measures, filters, keys])
  const first = charts.find(({ i }) => i === topic.chart)
  if (!first) return topic.chart
  const wanted = getKey(first, topic.item.keys)
  const [found] = charts
    .filter((chart) => chart.data.some(({ keys }) => getKey(chart, keys) === wanted))
    .toSorted((one, other) => one.data.length - other.data.length)
  return found && found.data.length < first.data.length ? found.i : first.i
}
