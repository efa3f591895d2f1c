import ChartColumn from 'lucide-react/icons/chart-column'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '#evaluation/chart/ChartCard.tsx'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import { type Chart, getTitles, type RowFilter } from '#evaluation/model/chart.ts'
import type { Source } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { CommentsSlot } from '#evaluation/board/comments/CommentsSlot.tsx'
import { hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { useSize } from '#evaluation/chart/plot/useSize.ts'
import { type Place, rowsFor, getSize } from '#evaluation/board/grid/placed.ts'
import { ChartNote } from '#evaluation/board/grid/ChartNote.tsx'
import styles from './ChartDialog.module.css'
import { useFilterable, useFromChart } from './useFromChart.ts'

/**
 * The last render: its chart, its figures, the page's filters they were counted under, when their rows were read, and
 * its position on a board of a given width.
 */
export type RenderedChart = {
  chart: Chart
  series: Series | null
  filters: string[]
  readAt: number | null
  place: Pick<Place, 'w' | 'h'>
  board: number
}
type Props = { preview: RenderedChart; sources: readonly Source[]; palette: PaletteName }

/** The chart over the real answers, laid out as on the page; scaled down if there is less room. */
export function Preview({ preview, sources, palette }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: tEvaluation } = useTranslation('evaluation')
  const filterable = useFilterable(sources)
  // Texts apply as they are typed, without waiting for figures.
  const texts = useFromChart((own) => getTitles((key) => own[key]))
  const chart = { ...preview.chart, ...texts }
  const getText = (filter: RowFilter) => filterText(filter, filterable, language, tEvaluation)
  // An empty chart shows no errors yet.
  const isEmpty = chart.data.length === 0
  const { ref, size: room } = useSize()
  const [need, setNeed] = useState(0)
  const { width, height } = getSize({ ...preview.place, h: Math.max(preview.place.h, rowsFor(need)) }, preview.board)
  const min = Math.max(height, width === preview.board ? need : 0)
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1
  const onRoom = useCallback((missing: number) => setNeed(min + missing), [min])
  return (
    <section aria-label={t('preview')} className={styles.preview}>
      <div ref={ref} style={{ height: min * scale }}>
        <div className={styles.page} style={{ width, height: min, transform: `scale(${scale})` }}>
          <ErrorBoundary level="panel" resetKey={preview.chart}>
            <ChartCard
              canMend
              chart={chart}
              filters={[...preview.filters, ...chart.filters.map(getText)]}
              height="box"
              instead={
                isEmpty ? (
                  <EmptyState icon={ChartColumn} text={t('preview.text')} title={t('preview.empty')} />
                ) : (
                  !hasFigures(chart) && <CommentsSlot chart={chart} />
                )
              }
              note={<ChartNote filters={chart.filters} getText={getText} />}
              palette={palette}
              readAt={preview.readAt}
              series={isEmpty ? null : preview.series}
              onRoom={onRoom}
            />
          </ErrorBoundary>
        </div>
      </div>
    </section>
  )
}
