import { Link } from 'react-router-dom'
import { showNumber } from '#lib/text/numbers.ts'
import styles from '#screens/dashboards/Dashboard.module.css'
import type { BarKind } from './Bars.tsx'

type Part = { to: string; label: string; kind: BarKind; count: number | undefined }

/** Counts as parts of one bar, and below it in one line what each is, linking to its list. */
export function OneBar({ bars }: { bars: readonly Part[] }) {
  const total = Math.max(
    1,
    bars.reduce((sum, { count }) => sum + (count ?? 0), 0),
  )
  return (
    <div className={styles.one}>
      <span className={styles.track} aria-hidden="true">
        {bars.map(({ to, kind, count = 0 }) => (
          <span key={to} className={styles[kind]} style={{ inlineSize: `${(100 * count) / total}%` }} />
        ))}
      </span>
      <ul className={styles.legend}>
        {bars.map(({ to, label, kind, count }) => (
          <li key={to}>
            <Link to={to}>
              <span className={styles.track} aria-hidden="true">
                <span className={styles[kind]} />
              </span>
              {label} <strong>{showNumber(count)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
