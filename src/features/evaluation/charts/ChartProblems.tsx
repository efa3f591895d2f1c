import type { Series } from '#features/evaluation/data/series.ts'
import { Banner } from '#ui/Banner.tsx'
import css from './ChartProblems.module.css'
import { useChartWords } from './words/chartWords.ts'

/** What is wrong with a chart, a sentence each, and what to do: who may not change it (`canMend`) is told whom to ask. */
export function ChartProblems({ problems, canMend }: Pick<Series, 'problems'> & { canMend: boolean }) {
  const { say } = useChartWords()
  return (
    <Banner kind="warning">
      <strong>{say('problems')}</strong>
      <ul className={css['list']}>
        {problems.map(({ code, about }) => (
          <li key={`${code} ${about}`}>
            {say(`problem.${code}`, { about })} {canMend && say(`advice.${code}`)}
          </li>
        ))}
      </ul>
      {!canMend && <p>{say('advice.ask')}</p>}
    </Banner>
  )
}
