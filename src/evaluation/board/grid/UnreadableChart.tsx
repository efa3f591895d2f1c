import { useTranslation } from 'react-i18next'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { ChartProblems } from '#evaluation/chart/ChartProblems.tsx'
import card from '#evaluation/chart/ChartCard.module.css'
import { classNames } from '#ui/classNames.ts'
import { useLanguage } from '#ui/i18n.ts'
import type { StoredChart } from '#evaluation/board/storedCharts.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import styles from './Grid.module.css'
import type { Placed } from './placed.ts'

/** In place of a chart that is stored in a way nobody can read. */
export function UnreadableChart({ stored, place, canMend }: { stored: StoredChart; place: Placed; canMend: boolean }) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const { title } = chartTitle({ ...emptyChart, ...stored.title }, language, t)
  return (
    <div
      className={styles.slot}
      style={{ gridColumn: `${place.x + 1} / span ${place.w}`, gridRow: `${place.y + 1} / span ${place.h}` }}
    >
      <article aria-label={title} className={classNames(card.card, card.boxed)}>
        <h2>
          <bdi>{title}</bdi>
        </h2>
        {stored.problem && <ChartProblems canMend={canMend} problems={[stored.problem]} />}
      </article>
    </div>
  )
}
