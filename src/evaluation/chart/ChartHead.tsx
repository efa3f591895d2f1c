import { useTranslation } from 'react-i18next'
import type { Series } from '#evaluation/model/series.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { directionTexts, keyTitle, verdictKey } from '#evaluation/types/words/head.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { ChartLegend } from './boardLegend.ts'
import styles from './ChartHead.module.css'
import { SignList } from './SignList.tsx'

type Props = { series: Series; data: ChartLayoutData | null; legend: ChartLegend }

/** What to know before reading a chart: the meaning of its signs, if the legend of the page does not explain them, and where lower is better. */
export function ChartHead({ series, data, legend }: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const signs = verdictKey(series, data, t).filter(({ text }) => !legend.signsElsewhere.has(text))
  const texts = directionTexts({ series, data, t, language })
  if (signs.length === 0 && texts.length === 0) return null
  return (
    <div className={styles.head}>
      <SignList entries={signs} label={keyTitle(series, data, t)} />
      {texts.map((text) => (
        <p key={text}>
          <bdi>{text}</bdi>
        </p>
      ))}
    </div>
  )
}
