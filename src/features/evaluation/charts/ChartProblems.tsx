import type { Series } from '#features/evaluation/data/series.ts'
import { Banner } from '#ui/Banner.tsx'
import css from './ChartProblems.module.css'
import { useChartWords } from './words/chartWords.ts'

/** What is wrong with a chart, and what to do, a sentence each. */
export function ChartProblems({ problems }: Pick<Series, 'problems'>) {
  const { say } = useChartWords()
  return (
    <Banner kind="warning">
      <strong>{say('problems')}</strong>
      <ul className={css['list']}>
        {problems.map(({ code, about }) => (
          <li key={`${code} ${about}`}>{say(`problem.${code}`, { about })}</li>
        ))}
      </ul>
    </Banner>
  )
}
