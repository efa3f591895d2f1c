import { useMemo } from 'react'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import css from './ChartFoot.module.css'
import { planOf } from './plan/planOf.ts'
import { useChartWords } from './words/chartWords.ts'
import { showFigure } from './words/figureText.ts'
import { answersIn, notesOf } from './words/notes.ts'

/** What a chart rests on, and its footnotes. */
export function ChartFoot({ series, chart, hasGivenUp }: { series: Series; chart: Chart; hasGivenUp: boolean }) {
  const { say, language } = useChartWords()
  const notes = useMemo(() => notesOf(series, chart, planOf({ series, chart, language, say, theme: 'light', palette: 'default' }), say, language), [series, chart, language, say])
  return (
    <footer className={css['foot']}>
      <p>
        {say('answers-n', { n: showFigure(answersIn(series)) })} · {say('rows', { n: showFigure(series.rows) })}
        {!series.complete && ` · ${say('partial')}: ${say(hasGivenUp ? 'gave-up.text' : 'partial.text')}`}
      </p>
      {notes.length > 0 && (
        <ul className={css['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </footer>
  )
}
