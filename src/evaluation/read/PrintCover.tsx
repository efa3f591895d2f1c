import { useTranslation } from 'react-i18next'
import { config } from '#api/config.ts'
import type { Row } from '#api/page.ts'
import type { Stamp } from '#evaluation/chart/stamp.ts'
import { useDrawnTheme } from '#evaluation/chart/useDrawnTheme.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { showMoment } from '#lib/dates.ts'
import { asText } from '#lib/text.ts'
import { brandOf } from '#evaluation/board/stamp/brand.ts'
import { extentText, summaryOf } from '#evaluation/board/dataState/summaryOf.ts'
import styles from './PrintCover.module.css'
import { useSyncExternalStore } from 'react'

type Props = {
  row: Row
  stamp: Stamp
  filters: string[]
  hidden: number
  states: readonly MeasureState[]
}

/** The first page on paper: what was printed, of which rows, as of when. */
export function PrintCover({ row, stamp, filters, hidden, states }: Props) {
  const { t } = useTranslation('evaluation')
  const printedAt = usePrintedAt()
  const { isPrinting } = useDrawnTheme()
  if (!isPrinting) return null
  const { isPartial, readAt } = summaryOf(states)
  const brand = brandOf(row.id)
  const logo = brand ? brand.logoUrl : config().logoUrl
  const facts: [string, string][] = [
    [t('cover.institutions'), stamp.institutions],
    [t('cover.measures'), stamp.measures],
    [t('cover.period'), stamp.period],
    [t('filters'), filters.length > 0 ? filters.join('; ') : t('cover.no-filters')],
    [t('cover.rows'), extentText(states, t)],
    [t('cover.data'), readAt === null ? '-' : showMoment(new Date(readAt), true)],
    [t('cover.printed'), `${showMoment(new Date(printedAt), true)}, ${stamp.who}`],
    ...(hidden > 0 ? [[t('cover.hidden'), String(hidden)] as [string, string]] : []),
  ]
  return (
    <div className={styles.cover}>
      {logo !== '' && <img alt="" className={styles.logo} src={logo} />}
      <p>{stamp.provider}</p>
      <div className={styles.title}>{stamp.evaluation}</div>
      <p>{asText(row['label'])}</p>
      {isPartial && <p className={styles.partial}>{`${t('partial')}: ${t('cover.partial')}`}</p>}
      <dl className={styles.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

let printedAt = Date.now()

/** When the page was last sent to print (milliseconds since 1970). */
function usePrintedAt(): number {
  return useSyncExternalStore(subscribe, () => printedAt)
}

function subscribe(tell: () => void): () => void {
  const before = () => {
    printedAt = Date.now()
    tell()
  }
  window.addEventListener('beforeprint', before)
  return () => window.removeEventListener('beforeprint', before)
}
