import { useLayoutEffect, useRef } from 'react'
import css from './ChartTip.module.css'
import type { Tip, TipLine } from '#evaluation/types/words/tip.ts'

type Props = {
  tip: Tip
  at: { x: number; y: number }
  /** What it may not leave: beyond its picture it would be cut. */ room: { width: number; height: number }
}

const widest = 448
const away = 12

/** The figures of a category beside where somebody points; read out they are by the slider, so that it is only to be seen. */
export function ChartTip({ tip: { title, lines, notes }, at, room }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  // Placed before it is painted; on the other side of the pointer where there is no room.
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const { offsetWidth, offsetHeight } = element
    element.style.left = `${placed(at.x, offsetWidth, room.width)}px`
    element.style.top = `${placed(at.y, offsetHeight, room.height)}px`
  }, [at, room])
  return (
    <div
      aria-hidden="true"
      className={css['tip']}
      ref={ref}
      style={{ maxWidth: Math.min(widest, room.width), maxHeight: room.height }}
    >
      {title !== '' && <strong className={css['title']}>{title}</strong>}
      {lines.length > 0 && (
        <div className={css['lines']}>
          {lines.map((line, place) => (
            // Two parts may have one name.
            <Line key={`${place} ${line.label}`} {...line} />
          ))}
        </div>
      )}
      {notes.map((note) => (
        <p key={note} className={css['note']}>
          {note}
        </p>
      ))}
    </div>
  )
}

function Line({ color, label, value, interval, n, verdict }: TipLine) {
  return (
    <div className={css['line']}>
      {color !== null && <span className={css['swatch']} style={{ backgroundColor: color }} />}
      {label !== '' && <span className={css['label']}>{label}</span>}
      <b className={css['value']}>{value}</b>
      {interval !== '' && <span className={css['detail']}>{interval}</span>}
      {n !== '' && <span className={css['detail']}>{n}</span>}
      {verdict && <b className={classOf(verdict.isGood)}>{verdict.text}</b>}
    </div>
  )
}

/** After a place, before it where it does not fit there, and never outside. */
function placed(place: number, length: number, room: number): number {
  const after = place + away
  return Math.max(0, Math.min(after + length <= room ? after : place - away - length, room - length))
}

function classOf(isGood: boolean | null): string | undefined {
  if (isGood === null) return undefined
  return isGood ? css['good'] : css['bad']
}
