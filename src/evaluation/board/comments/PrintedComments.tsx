import { useTranslation } from 'react-i18next'
import { useHideBelow } from '#evaluation/dataset/useHideBelow.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import report from '#ui/report.module.css'
import styles from './Comments.module.css'
import { commentRows, countsLine } from '#evaluation/board/comments/files/commentsFile.ts'
import type { ReleasedComments } from './releasedComments.ts'

type Props = { chart: Chart; released: ReleasedComments | null }

/** The list on paper: released texts alone. */
export function PrintedComments({ chart, released }: Props) {
  const { t } = useTranslation('written')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const hideBelow = useHideBelow()
  if (!released) return <p>{t('printed')}</p>
  const { rows } = commentRows({
    chart,
    released,
    hideBelow,
    provenance: null,
    filters: [],
    t: tCharts,
    language,
    now: new Date(0),
  })
  return (
    <div className={report.body}>
      <p>
        {t('printed')} {countsLine({ released, hideBelow, t: tCharts })}
      </p>
      <ul className={styles.list}>
        {released.texts.map(({ id }, place) => (
          <li className={styles.item} key={id}>
            <div className={styles.about}>{rows[place]?.slice(0, -1).filter(Boolean).join(' · ')}</div>
            <p className={styles.text} dir="auto">
              {rows[place]?.at(-1)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
