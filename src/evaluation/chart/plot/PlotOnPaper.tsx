import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { paperParts } from '#evaluation/types/layout/paperParts.ts'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
import { getPicture } from '#evaluation/types/option/getPicture.ts'
import { EChartPart } from './EChartPart.tsx'
import styles from './Plot.module.css'

type Props = {
  data: ChartLayoutData
  chart: Chart
  hidden: HiddenSeries
  label: string
  /** The size of a page in pixels. */
  width: number
  page: number
}

/** A chart that is higher than a page, split between its bars, with legend and axis on each page. */
export function PlotOnPaper({ data, chart, hidden, label, width, page }: Props) {
  const { t } = useTranslation('charts')
  const pictures = useMemo(() => {
    // With fewer bars the chart would change to vertical bars.
    const lying: Chart = { ...chart, viewSettings: { ...chart.viewSettings, horizontal: true } }
    const renderPart = (part: ChartLayoutData) =>
      getPicture({ data: part, chart: lying, t, theme: 'light', hidden, size: { width, height: 0 } })
    return paperParts(data, (part) => renderPart(part)?.drawing.height ?? 0, page)
      .map(renderPart)
      .filter((picture) => picture !== null)
  }, [data, chart, hidden, t, width, page])
  return (
    <figure aria-label={label} className={styles.paper} data-parted="">
      {pictures.map(({ option, drawing }, place) => (
        // The parts of one chart never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <div className={styles.part} key={place}>
          {pictures.length > 1 && (
            <p className={styles.partOf}>{t('part', { n: place + 1, count: pictures.length })}</p>
          )}
          <Suspense>
            <EChartPart height={drawing.height} option={option} width={width} onReady={noop} onSeries={noop} />
          </Suspense>
        </div>
      ))}
    </figure>
  )
}

function noop(): void {
  // Paper has no pointer.
}
