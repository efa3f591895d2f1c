import { useTranslation } from 'react-i18next'
import { config } from '#api/config.ts'
import type { Row } from '#api/page.ts'
import type { Collection } from '#engine/collection.ts'
import { titleOf } from '#engine/formatValue.ts'
import { useDrawnTheme } from '#evaluation/chart/useDrawnTheme.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { showMoment } from '#lib/dates.ts'
import { asText } from '#lib/text.ts'
import { useLanguage } from '#ui/i18n.ts'
import { brandOf } from './header/brand.ts'
import { nameOfMeasure } from '#evaluation/board/help/MeasureName.tsx'
import { summaryOf } from '#evaluation/board/dataState/summaryOf.ts'
import css from './PrintCover.module.css'
import { usePrintedAt } from './usePrintedAt.ts'

type Props = {
  collection: Collection
  row: Row
  filters: string[]
  hidden: number
  records: ReadonlyMap<number, Row>
  states: readonly MeasureState[]
}

/** The first page on paper: what was printed, of which rows, as of when. */
export function PrintCover({ collection, row, filters, hidden, records, states }: Props) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const printedAt = usePrintedAt()
  const { isPrinting } = useDrawnTheme()
  if (!isPrinting) return null
  const { rows, total, isPartial, readAt } = summaryOf(states)
  const brand = brandOf(row.id)
  const provider = brand?.name ?? config().providerName
  const logo = brand ? brand.logoUrl : config().logoUrl
  const facts: [string, string][] = [
    [t('cover.measures'), [...records.values()].map((measure) => nameOfMeasure(measure)).join(', ')],
    [t('filters'), filters.length > 0 ? filters.join('; ') : t('cover.no-filters')],
    [t('cover.rows'), t(total === null ? 'rows' : 'rows-of', { count: rows, total: total ?? rows })],
    [t('cover.data'), readAt === null ? '-' : showMoment(new Date(readAt), true)],
    [t('cover.printed'), showMoment(new Date(printedAt), true)],
    ...(hidden > 0 ? [[t('cover.hidden'), String(hidden)] as [string, string]] : []),
  ]
  return (
    <div className={css['cover']}>
      {logo !== '' && <img alt="" className={css['logo']} src={logo} />}
      <p>{provider}</p>
      <div className={css['title']}>{titleOf(collection, row, language)}</div>
      <p>{asText(row['label'])}</p>
      {isPartial && <p className={css['partial']}>{`${t('partial')}: ${t('cover.partial')}`}</p>}
      <dl className={css['facts']}>
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
