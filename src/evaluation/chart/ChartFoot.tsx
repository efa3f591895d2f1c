import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { useLanguage } from '#ui/i18n.ts'
import css from './ChartFoot.module.css'
import { layoutDataOf } from '#evaluation/types/layoutData/layoutDataOf.ts'
import { countsText, notesOf } from '#evaluation/types/words/notes.ts'

/** What a chart rests on, and its footnotes. */
export function ChartFoot({ series, chart, hasGivenUp }: { series: Series; chart: Chart; hasGivenUp: boolean }) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const notes = useMemo(
    () =>
      notesOf(
        series,
        chart,
        layoutDataOf({ series, chart, language, t, theme: 'light', palette: 'default' }),
        t,
        language,
      ),
    [series, chart, language, t],
  )
  return (
    <footer className={css['foot']}>
      <p>
        {countsText(series, t)}
        {!series.complete && ` · ${t('partial')}: ${t(hasGivenUp ? 'gave-up.text' : 'partial.text')}`}
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
