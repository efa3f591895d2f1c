import { type RefObject, useEffect } from 'react'
import { CutCell } from './CutCell.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { type TableToolsProps, useColumnWidths } from './useColumnWidths.ts'

/** What a table offers once its rows can be read: where more is to the side, cut cells in full, arrow keys, widths. */
export function TableTools(props: TableToolsProps) {
  useEdges(props.wrap)
  useArrowKeys(props.wrap)
  useColumnWidths(props)
  return <CutCell wrap={props.wrap} />
}

/** Marks the sides at which the table goes on. */
function useEdges(wrap: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = wrap.current
    if (!element) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.toggleAttribute('data-more-before', scrollLeft > 1)
      element.toggleAttribute('data-more-after', scrollLeft + clientWidth < scrollWidth - 1)
    }
    mark()
    const sizes = new ResizeObserver(mark)
    for (const part of [element, ...element.children]) sizes.observe(part)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [wrap])
}
