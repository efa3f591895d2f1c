import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { columns, type Place, type Placed, row, sameLayout } from '#evaluation/board/grid/placed.ts'
import { pushDown, resolveCollisions } from './resolveCollisions.ts'
import { scrollNear } from './scrollNear.ts'

export type DragKind = 'move' | 'resize'
/** A chart being dragged: the layout before, and the one after a drop. */
export type DragState = {
  i: string
  kind: DragKind
  by: 'pointer' | 'keys'
  from: readonly Placed[]
  layout: readonly Placed[]
}
export type DragHandlers = {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
}
type DragReport = 'dragged' | 'dropped' | 'cancelled' | 'blocked'
type Options = {
  layout: readonly Placed[]
  frame: RefObject<HTMLElement | null>
  /** The min rows of a chart. */
  minRows: (i: string) => number
  onDrop: (drag: DragState) => void
  onAnnounce: (announcement: DragReport, drag: DragState) => void
}

const minWidth = 3
const arrows: { [key: string]: [number, number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves and resizes charts with the pointer and the arrow keys; Esc cancels. */
export function useGridDrag({ layout, frame, minRows, onDrop, onAnnounce }: Options): {
  drag: DragState | null
  getHandlers: (i: string, kind: DragKind) => DragHandlers
} {
  const [drag, setCarry] = useState<DragState | null>(null)
  const latest = useRef({ layout, minRows, onDrop, onAnnounce, drag })
  useLayoutEffect(() => {
    latest.current = { layout, minRows, onDrop, onAnnounce, drag }
  })
  const stop = useRef<(() => void) | null>(null)

  const set = useCallback((next: DragState | null) => {
    latest.current.drag = next
    setCarry(next)
  }, [])
  const end = useCallback(
    (isDropped: boolean) => {
      const { drag: now, onDrop: drop, onAnnounce: onReport } = latest.current
      stop.current?.()
      stop.current = null
      set(null)
      if (!now) return
      if (isDropped) drop(now)
      onReport(isDropped ? 'dropped' : 'cancelled', now)
    },
    [set],
  )
  useEffect(() => () => stop.current?.(), [])

  const grab = useCallback(
    (event: PointerEvent<HTMLElement>, i: string, kind: DragKind) => {
      const { layout: from, minRows: min } = latest.current
      const own = from.find((item) => item.i === i)
      const width = frame.current?.clientWidth ?? 0
      if (event.button !== 0 || !own || width === 0 || latest.current.drag) return
      event.preventDefault()
      const handle = event.currentTarget
      const card = handle.closest<HTMLElement>('[data-chart]')
      handle.focus({ preventScroll: true })
      handle.setPointerCapture(event.pointerId)
      const start = { x: event.clientX + window.scrollX, y: event.clientY + window.scrollY }
      const [column, line] = [(width + row.gap) / columns, row.height + row.gap]
      let last = { x: event.clientX, y: event.clientY }
      const follow = () => {
        const by = { x: last.x + window.scrollX - start.x, y: last.y + window.scrollY - start.y }
        const to =
          kind === 'move'
            ? movedBy(own, Math.round(by.x / column), Math.round(by.y / line))
            : resizedBy(own, Math.round(by.x / column), Math.round(by.y / line), min(i))
        const next = resolveCollisions(from, i, to)
        const now = latest.current.drag
        if (!now || !sameLayout(now.layout, next)) set({ i, kind, by: 'pointer', from, layout: next })
        const place = next.find((item) => item.i === i) ?? own
        // The card stays under the pointer; its place in the grid is rendered below it.
        if (kind === 'move')
          card?.style.setProperty(
            '--dragged',
            `${by.x - (place.x - own.x) * column}px ${by.y - (place.y - own.y) * line}px`,
          )
      }
      const scrolling = scrollNear(() => last.y, follow)
      const move = (moved: globalThis.PointerEvent) => {
        last = { x: moved.clientX, y: moved.clientY }
        follow()
      }
      const up = () => end(true)
      const cancel = () => end(false)
      handle.addEventListener('pointermove', move)
      handle.addEventListener('pointerup', up)
      handle.addEventListener('pointercancel', cancel)
      stop.current = () => {
        scrolling()
        handle.removeEventListener('pointermove', move)
        handle.removeEventListener('pointerup', up)
        handle.removeEventListener('pointercancel', cancel)
        if (handle.hasPointerCapture(event.pointerId)) handle.releasePointerCapture(event.pointerId)
        card?.style.removeProperty('--dragged')
      }
      set({ i, kind, by: 'pointer', from, layout: from })
    },
    [frame, end, set],
  )

  const press = useCallback(
    (event: KeyboardEvent<HTMLElement>, i: string, kind: DragKind) => {
      const { drag: now, layout: stands, onAnnounce: onReport } = latest.current
      const arrow = arrows[event.key]
      if (now && (event.key === 'Escape' || event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault()
        event.stopPropagation()
        return end(event.key !== 'Escape')
      }
      if (!arrow || now?.by === 'pointer') return undefined
      event.preventDefault()
      const [from, layout] = [now?.from ?? stands, now?.layout ?? stands]
      const next: DragState = { i, kind, by: 'keys', from, layout: pushDown(layout, i, kind, arrow[0], arrow[1]) }
      const isBlocked = sameLayout(next.layout, layout)
      if (!isBlocked) set(next)
      return onReport(isBlocked ? 'blocked' : 'dragged', next)
    },
    [end, set],
  )

  const getHandlers = useCallback(
    (i: string, kind: DragKind): DragHandlers => ({
      onPointerDown: (event) => grab(event, i, kind),
      onKeyDown: (event) => press(event, i, kind),
      // Losing the focus drops the chart.
      onBlur: () => latest.current.drag?.by === 'keys' && end(true),
    }),
    [grab, press, end],
  )
  return { drag, getHandlers }
}

function movedBy(own: Placed, dx: number, dy: number): Place {
  return { ...own, x: Math.min(columns - own.w, Math.max(0, own.x + dx)), y: Math.max(0, own.y + dy) }
}

function resizedBy(own: Placed, dw: number, dh: number, min: number): Place {
  return {
    ...own,
    w: Math.min(columns - own.x, Math.max(Math.min(minWidth, own.w), own.w + dw)),
    h: Math.max(min, own.h + dh),
  }
}
