import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { showNumber } from '#lib/text/numbers.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from '#screens/dashboards/Dashboard.module.css'

export type BarKind = 'pending' | 'done' | 'bad'
export type Bar = {
  /** The counted list. */
  to: string
  label: ReactNode
  /** Undefined while it is unknown. */
  count: number | undefined
  /** The parts of the bar in their order; all of it `pending` by default. */
  parts?: readonly { kind: BarKind; count: number }[]
  /** A text alternative of the parts. */
  ariaText?: string
  isChosen?: boolean
}

/** Counts as horizontal bars in proportion to the largest, each linking to its list. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const max = Math.max(1, ...bars.map(({ count }) => count ?? 0))
  const getShare = (count: number) => ({ inlineSize: `${(100 * count) / max}%` })
  return (
    <ul className={classNames(max > 999 && styles.wide)}>
      {bars.map(({ to, label, count, parts, ariaText, isChosen }) => (
        <li key={to}>
          <Link
            aria-current={isChosen ? 'true' : undefined}
            className={classNames(styles.bar, isChosen && styles.chosen)}
            to={to}
          >
            <span>{label}</span>
            <span className={styles.track} aria-hidden="true">
              {(parts ?? [{ kind: 'pending' as const, count: count ?? 0 }]).map((part) => (
                <span key={part.kind} className={styles[part.kind]} style={getShare(part.count)} />
              ))}
            </span>
            <strong>{showNumber(count)}</strong>
            {ariaText && <VisuallyHidden>{ariaText}</VisuallyHidden>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The meaning of the colours. */
export function BarLegend({ words }: { words: readonly (readonly [BarKind, string])[] }) {
  return (
    <p className={styles.legend}>
      {words.map(([kind, word]) => (
        <span key={kind}>
          <span className={styles.track} aria-hidden="true">
            <span className={styles[kind]} />
          </span>
          {word}
        </span>
      ))}
    </p>
  )
}
