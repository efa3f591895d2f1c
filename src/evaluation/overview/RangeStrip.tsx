import type { Figure } from '#evaluation/model/series.ts'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Overview.module.css'

type Props = {
  figure: Figure
  benchmark: number | null
  /** The tooltip of the line. */
  about: string
  scale: { min: number; max: number } | null
  isGood: boolean | null
}

const width = 200
const height = 26
const middle = height / 2
const edge = 8

/** A mean with its interval on its scale, the benchmark as a line across; the text next to it says the same. */
export function RangeStrip({ figure, benchmark, about, scale, isGood }: Props) {
  const { mean, low, high } = figure
  if (mean === null || benchmark === null) return null
  const known = [mean, benchmark, low ?? mean, high ?? mean]
  const [from, to] = scale ? [scale.min, scale.max] : padded(Math.min(...known), Math.max(...known))
  const at = (value: number) =>
    edge + (Math.min(1, Math.max(0, (value - from) / (to - from))) || 0) * (width - 2 * edge)
  return (
    <svg aria-hidden="true" className={styles.strip} viewBox={`0 0 ${width} ${height}`}>
      <title>{about}</title>
      <line className={styles.scale} x1={edge} x2={width - edge} y1={middle} y2={middle} />
      <line className={styles.benchmark} x1={at(benchmark)} x2={at(benchmark)} y1="3" y2={height - 3} />
      <g className={classNames(styles.mark, isGood === true && styles.good, isGood === false && styles.bad)}>
        <line x1={at(low ?? mean)} x2={at(high ?? mean)} y1={middle} y2={middle} />
        <circle cx={at(mean)} cy={middle} r="5" />
      </g>
    </svg>
  )
}

function padded(from: number, to: number): [number, number] {
  const room = (to - from || Math.abs(to) || 1) * 0.2
  return [from - room, to + room]
}
