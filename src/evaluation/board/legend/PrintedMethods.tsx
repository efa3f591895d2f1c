import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Board } from '#evaluation/board/useBoard.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { asRendered, hasDrawing, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { getMethod } from '#evaluation/types/words/notes.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { usePrinting } from '#ui/layout/printing.ts'
import styles from './PrintedMethods.module.css'

type Props = { board: Pick<Board, 'result' | 'palette'>; charts: readonly Chart[] }

/** The end of the printed pages: how the figures of the charts were computed, each method once with its charts. */
export function PrintedMethods(props: Props) {
  const { isPrinting } = usePrinting()
  return isPrinting && <Methods {...props} />
}

function Methods({ board: { result, palette }, charts }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const id = useId()
  const methods = useMemo(() => {
    const found = new Map<string, string[]>()
    for (const stored of charts.filter(hasFigures)) {
      const answered = result.get(stored.i)
      if (!answered) continue
      const { series } = answered
      const chart = asRendered({ ...stored, ...answered.chart })
      const data =
        series.panels.length > 0 && hasDrawing(series, chart.type)
          ? getLayoutData({ series, chart, language, t, theme: 'light', palette })
          : null
      const { title } = chartTitle(stored, language, t)
      for (const text of getMethod(series, chart, data, t, language))
        found.set(text, [...(found.get(text) ?? []), title])
    }
    return [...found]
  }, [charts, result, palette, language, t])
  if (methods.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.methods}>
      <h2 id={id}>{t('method')}</h2>
      <ul>
        {methods.map(([text, titles]) => (
          <li key={text}>
            <bdi translate="no">{titles.join(', ')}</bdi>
            {labelSeparator()}
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
