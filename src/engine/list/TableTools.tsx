import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TableTools.module.css'
import { TruncatedCell } from './TruncatedCell.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { type PickingProps, usePicking } from '#engine/list/selection/usePicking.ts'
import { type TableToolsProps, useColumnWidths } from '#engine/list/columns/useColumnWidths.ts'

/**
 * Features of a table that load after its rows: overflow shadows, cut cells in full, arrow keys, range selection,
 * widths.
 */
export function TableTools({ isStale, ...props }: TableToolsProps & PickingProps & { isStale: boolean }) {
  const { t } = useTranslation()
  useEdges(props.wrap)
  useArrowKeys(props.wrap)
  usePicking(props)
  useColumnWidths(props)
  return (
    <>
      <TruncatedCell wrap={props.wrap} />
      {isStale && (
        <p className={styles.waiting} role="status">
          {t('loading')}
        </p>
      )}
    </>
  )
}

/** The empty end of the last column, in pixels: an overflow of no more than that hides nothing. */
const emptyEnd = 16

/** Makes the head sticky, and marks a table that overflows to the side. */
function useEdges(wrap: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = wrap.current
    if (!element) return undefined
    element.classList.add(styles.list ?? '')
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      element.classList.toggle(styles.more ?? '', scrollLeft + clientWidth < scrollWidth - emptyEnd)
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
