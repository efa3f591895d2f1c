import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { showNumber } from '#lib/text/numbers.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import type { BarKind } from './Bars.tsx'
import styles from './Columns.module.css'

export type Period = {
  /** The counted list. */
  to: string
  /** Below the column. */
  mark: ReactNode
  /** The period in words. */
  name: string
  count: number
  parts: readonly { kind: BarKind; count: number }[]
  /** A text alternative of the parts. */
  ariaText: string
}

/** Counts of periods from left to right, the oldest first, each linking to its list. */
export function Columns({ periods }: { periods: readonly Period[] }) {
  const max = Math.max(1, ...periods.map(({ count }) => count))
  return (
    <ul className={styles.periods}>
      {periods.map(({ to, mark, name, count, parts, ariaText }) => (
        <li key={to}>
          <Link className={styles.period} to={to} title={name}>
            <VisuallyHidden>{name}</VisuallyHidden>
            <strong className={classNames(count === 0 && styles.zero)}>{showNumber(count)}</strong>
            <span className={styles.column} aria-hidden="true">
              {parts.map((part) => (
                <span
                  key={part.kind}
                  className={styles[part.kind]}
                  style={{ blockSize: `${(100 * part.count) / max}%` }}
                />
              ))}
            </span>
            <small aria-hidden="true">{mark}</small>
            <VisuallyHidden>{ariaText}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}
