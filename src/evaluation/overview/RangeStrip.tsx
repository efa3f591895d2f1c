import type { Topic } from '#evaluation/model/overview.ts'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Overview.module.css'
import { getRange } from './rangePositions.ts'

type Props = {
  topic: Topic
  /** The tooltip of the line. */
  about: string
  isGood: boolean | null
}

const width = 200
const height = 26
const middle = height / 2

/** A mean with its interval on its scale, the benchmark as a line across; the text next to it says the same. */
export function RangeStrip({ topic, about, isGood }: Props) {
  const range = getRange(topic, width)
  if (!range) return null
  const { mean, low, high, benchmark, edge } = range
  return (
    <svg aria-hidden="true" className={styles.strip} viewBox={`0 0 ${width} ${height}`}>
      <title>{about}</title>
      <line className={styles.scale} x1={edge} x2={width - edge} y1={middle} y2={middle} />
      <line className={styles.benchmark} x1={benchmark} x2={benchmark} y1="3" y2={height - 3} />
      <g className={classNames(styles.mark, isGood === true && styles.good, isGood === false && styles.bad)}>
        <line x1={low} x2={high} y1={middle} y2={middle} />
        <circle cx={mean} cy={middle} r="5" />
      </g>
    </svg>
  )
}
