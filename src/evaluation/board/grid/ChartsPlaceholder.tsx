import { ChartCard } from '#evaluation/chart/ChartCard.tsx'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import styles from './Grid.module.css'
import { placed } from './placed.ts'
import type { StoredChart } from '#evaluation/board/storedCharts.ts'

/** The charts of an evaluation before anything of their data is known, at the size they will have. */
export function ChartsPlaceholder({ charts }: { charts: StoredChart[] }) {
  return (
    <div className={styles.frame}>
      <div className={styles.grid}>
        {placed(charts.map(({ i, place }) => ({ ...place, i }))).map(({ i, x, y, w, h }) => (
          <div
            className={styles.slot}
            key={i}
            style={{ gridColumn: `${x + 1} / span ${w}`, gridRow: `${y + 1} / span ${h}` }}
          >
            <ChartCard chart={charts.find((one) => one.i === i)?.chart ?? emptyChart} height="box" series={null} />
          </div>
        ))}
      </div>
    </div>
  )
}
