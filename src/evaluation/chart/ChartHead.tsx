import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { ChartLayoutData } from '#evaluation/types/layout/chartLayoutData.ts'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import { meansElsewhere } from '#evaluation/types/option/grids/sharedLegend.ts'
import { type FilterText, headTexts, keyTitle, verdictKey } from '#evaluation/types/words/head.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './ChartHead.module.css'

type Props = {
  series: Series
  chart: Chart
  data: ChartLayoutData | null
  isFiltered: boolean
  filterText: FilterText
  /** The entries of its legend that only the legend of the page has. */
  elsewhere: HiddenSeries
}

/** The notes to read before a chart: the meaning of its symbols, where lower is better, what the benchmark is. */
export function ChartHead({ series, chart, data, isFiltered, filterText, elsewhere }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const key = verdictKey(series, data, t)
  const means = data ? meansElsewhere(data, elsewhere) : undefined
  const texts = headTexts({ series, chart, data, t, language, filterText, isFiltered, means })
  if (key.length === 0 && texts.length === 0) return null
  return (
    <div className={styles.head}>
      {key.length > 0 && (
        <ul aria-label={keyTitle(series, data, t)} className={styles.key}>
          {key.map(({ sign, text, isGood, isSignal }) => (
            <li className={isSignal ? styles.signal : getClass(isGood)} key={text}>
              {[sign, text].filter(Boolean).join(' ')}
            </li>
          ))}
        </ul>
      )}
      {texts.length > 0 && (
        <div className={styles.texts}>
          {texts.map((text) => (
            <p key={text}>
              <bdi>{text}</bdi>
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

function getClass(isGood: boolean | null): string | undefined {
  if (isGood === null) return undefined
  return isGood ? styles.good : styles.bad
}
