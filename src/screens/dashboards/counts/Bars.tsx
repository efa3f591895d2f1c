import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { showNumber } from '#lib/text/numbers.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import styles from '#screens/dashboards/Dashboard.module.css'

/** `waiting` for staff; `pending` is on its way; `later` is after the compared time. */
export type BarKind = 'waiting' | 'pending' | 'done' | 'bad' | 'later'
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
  /** A number to compare with, as a line across the bar. */
  before?: number
  /** About the number, after it. */
  note?: ReactNode
  isChosen?: boolean
}

/** Counts as horizontal bars in proportion to the largest, or to `max`, each linking to its list. */
export function Bars({ bars, max: scale = 1 }: { bars: readonly Bar[]; max?: number | undefined }) {
  const most = Math.max(1, scale, ...bars.flatMap(({ count, before }) => [count ?? 0, before ?? 0]))
  // A line at the very end would be cut by the round corner.
  const max = bars.some(({ before }) => before !== undefined) ? most * 1.06 : most
  const getShare = (count: number) => `${(100 * count) / max}%`
  const hasNotes = bars.some(({ note }) => note !== undefined)
  return (
    <ul className={classNames(most > 999 && styles.wide, hasNotes && styles.noted)}>
      {bars.map(({ to, label, count, parts, ariaText, before, note, isChosen }) => (
        <li key={to}>
          <Link
            aria-current={isChosen ? 'true' : undefined}
            className={classNames(styles.bar, isChosen && styles.chosen)}
            to={to}
          >
            <span>{label}</span>
            <span className={styles.track} aria-hidden="true">
              {(parts ?? [{ kind: 'pending' as const, count: count ?? 0 }]).map((part) => (
                <span key={part.kind} className={styles[part.kind]} style={{ inlineSize: getShare(part.count) }} />
              ))}
              {before !== undefined && <i className={styles.before} style={{ insetInlineStart: getShare(before) }} />}
            </span>
            {note === undefined ? (
              <strong>{showNumber(count)}</strong>
            ) : (
              <span className={styles.noting}>
                <strong>{showNumber(count)},</strong> <small className={styles.note}>{note}</small>
              </span>
            )}
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
