import { memo, type ReactNode, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useChartLegend } from './boardLegend.ts'
import { ChartBody } from './ChartBody.tsx'
import styles from './ChartCard.module.css'
import { ChartProblems } from './ChartProblems.tsx'
import { ChartSkeleton } from './ChartSkeleton.tsx'
import { ChartTools } from './ChartTools.tsx'
import { asRendered, getDefinition, hasDrawing } from '#evaluation/types/definition/chartTypes.ts'
import type { DrillDown } from './drillDown.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { FilterText } from '#evaluation/types/words/head.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

type Props = {
  /** Null while it is being computed. */
  series: Series | null
  chart: Chart
  /** The expected series until then, to reserve its room. */
  expected?: Series | null
  /** The filters as texts, one each, for saved files. */
  filters?: string[]
  /** The texts of the filters of benchmarks. */
  filterText?: FilterText
  palette?: PaletteName
  /** `box`: as high as its tile, scrolling inside; `content`: as high as the chart needs. */
  height?: 'box' | 'content'
  /** In print it shares its row with another one. */
  isHalfPage?: boolean
  /** The actions of the chart: a menu button of the page. */
  menu?: ReactNode
  /** Notes to read before the chart. */
  note?: ReactNode
  /** Notes to read after the chart. */
  below?: ReactNode
  /** Rendered in place of the chart if there is none. */
  instead?: ReactNode
  /** When its rows were read (milliseconds since 1970). */
  readAt?: number | null
  /** The rest of the rows did not arrive in time and is no longer requested. */
  hasGivenUp?: boolean
  /** The viewer may change the chart, and so can correct errors in it. */
  canMend?: boolean
  /** Called when a category is selected. */
  pick?: DrillDown | undefined
  /** Called with the number of pixels a boxed picture lacks, or has to spare if negative. */
  onRoom?: ((missing: number) => void) | undefined
}

const none: string[] = []
const byKey: FilterText = ({ attribute, values }) => `${attribute}${labelSeparator()}${values.join(', ')}`

/** One chart of an evaluation: title, picture or table, notes, and problems. */
export const ChartCard = memo(function ChartCard({
  series,
  chart: stored,
  expected = null,
  filters = none,
  filterText = byKey,
  palette = 'default',
  height = 'content',
  isHalfPage = false,
  menu,
  note,
  below,
  instead,
  readAt = null,
  hasGivenUp = false,
  canMend = false,
  pick,
  onRoom,
}: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const [isTable, setTable] = useState(false)
  const legend = useChartLegend(stored.i)
  const id = useId()
  const chart = useMemo(() => asRendered(stored), [stored])
  const attempt = useMemo(() => ({ series, chart }), [series, chart])
  const { title, subtitle } = chartTitle(chart, language, t)
  const canRender = series !== null && series.panels.length > 0 && hasDrawing(series, chart.type)
  // A table keeps the room of its tile, whatever its contents.
  const awaited = expected && hasDrawing(expected, chart.type) && getDefinition(chart.type).picture ? expected : null
  const visible = instead ? null : (series ?? awaited)
  return (
    <article
      aria-busy={series === null && !instead}
      aria-labelledby={id}
      className={classNames(styles.card, height === 'box' && styles.boxed)}
    >
      <header className={styles.head}>
        <div className={styles.titles}>
          <h2 id={id}>
            <bdi translate="no">{title}</bdi>
          </h2>
          {subtitle !== '' && (
            <p className={styles.subtitle}>
              <bdi translate="no">{subtitle}</bdi>
            </p>
          )}
        </div>
        <div className={styles.tools}>
          {series && !series.complete && (
            <span title={t(hasGivenUp ? 'gave-up.text' : 'partial.text')}>
              <Badge kind="warn">{t('partial')}</Badge>
            </span>
          )}
          {series && canRender && (
            <ChartTools
              chart={chart}
              filterText={filterText}
              filters={filters}
              hasGivenUp={hasGivenUp}
              hidden={legend.hidden}
              isTable={isTable}
              palette={palette}
              readAt={readAt}
              series={series}
              onTable={setTable}
            />
          )}
          {menu}
        </div>
      </header>
      {note}
      {series && canRender && series.problems.length > 0 && (
        <ChartProblems canMend={canMend} problems={series.problems} />
      )}
      {visible && (
        <ErrorBoundary level="panel" resetKey={attempt}>
          <ChartBody
            canRender={series ? canRender : true}
            canMend={canMend}
            chart={chart}
            filterText={filterText}
            hasGivenUp={hasGivenUp}
            isBoxed={height === 'box'}
            isExpected={series === null}
            isHalfPage={isHalfPage}
            isFiltered={filters.length > 0}
            isTable={isTable}
            legend={legend}
            palette={palette}
            pick={pick}
            series={visible}
            title={title}
            onRoom={onRoom}
          />
        </ErrorBoundary>
      )}
      {!visible && (
        <div className={classNames(styles.body, !instead && styles.waiting)}>
          {instead ?? <ChartSkeleton type={chart.type} />}
        </div>
      )}
      {below}
    </article>
  )
})
