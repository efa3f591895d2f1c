import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Column } from '#engine/collection.ts'
import styles from '#engine/list/TableTools.module.css'
import { withinLimits } from '#engine/list/url/listParams.ts'

export type TableToolsProps = {
  wrap: RefObject<HTMLDivElement | null>
  columns: readonly Column[]
  widths: Record<string, number>
  onWidths: (widths: Record<string, number>) => void
}

/** The grab distance from the edge of a head, and the step of a key, in pixels. */
const reach = 8
const step = 16

/**
 * Dragging the right edge of a head resizes its column, as do Shift and the arrows while its head has the focus. A
 * double click on it, or Shift and Home, resets the width.
 */
export function useColumnWidths({ wrap, columns, widths, onWidths }: TableToolsProps): void {
  const findColumnHead = useEffectEvent((target: EventTarget | null) => {
    const head = target instanceof Element ? target.closest<HTMLElement>('thead th') : null
    const heads = [...(head?.parentElement?.children ?? [])]
    const field = head && columns[heads.indexOf(head) - heads.length + columns.length]?.field
    return field ? { head, field, width: head.getBoundingClientRect().width } : undefined
  })
  const set = useEffectEvent((field: string, width: number | undefined) => {
    const { [field]: _before, ...others } = widths
    onWidths(width === undefined ? others : { ...others, [field]: withinLimits(width) })
  })
  useEffect(() => {
    const table = wrap.current
    if (!table) return undefined
    const over = new AbortController()
    const { signal } = over
    const edgeAt = ({ target, clientX }: MouseEvent) => {
      const found = findColumnHead(target)
      return found && found.head.getBoundingClientRect().right - clientX < reach ? found : undefined
    }
    const pull = (event: PointerEvent) => {
      const edge = edgeAt(event)
      if (!edge || event.button !== 0) return
      event.preventDefault()
      const { head, field, width } = edge
      const pulled = new AbortController()
      const widthAt = ({ clientX }: PointerEvent) => withinLimits(width + clientX - event.clientX)
      const render = (at: PointerEvent) => {
        head.style.minWidth = `${widthAt(at)}px`
        head.style.maxWidth = `${widthAt(at)}px`
      }
      const drop = (at: PointerEvent) => {
        pulled.abort()
        if (Math.abs(at.clientX - event.clientX) > 1) set(field, widthAt(at))
      }
      window.addEventListener('pointermove', render, { signal: pulled.signal })
      window.addEventListener('pointerup', drop, { signal: pulled.signal })
    }
    const press = (event: KeyboardEvent) => {
      const found = event.shiftKey && findColumnHead(event.target)
      const by = { ArrowLeft: -step, ArrowRight: step, Home: 0 }[event.key]
      if (!found || by === undefined) return
      event.preventDefault()
      set(found.field, by ? found.width + by : undefined)
    }
    const giveBack = (event: MouseEvent) => {
      const edge = edgeAt(event)
      if (edge) set(edge.field, undefined)
    }
    const point = (event: PointerEvent) => table.classList.toggle(styles.edge ?? '', edgeAt(event) !== undefined)
    table.addEventListener('pointermove', point, { signal })
    table.addEventListener('pointerdown', pull, { signal })
    table.addEventListener('keydown', press, { signal })
    table.addEventListener('dblclick', giveBack, { signal })
    // The edge is inside of the button that sorts: dragging it is no click on that.
    table.addEventListener('click', (event) => edgeAt(event) && event.stopPropagation(), { signal, capture: true })
    return () => over.abort()
  }, [wrap])
}
