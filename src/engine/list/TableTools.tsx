import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TableTools.module.css'
import { TruncatedCell } from './TruncatedCell.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { type PickingProps, usePicking } from '#engine/list/selection/usePicking.ts'
import { type TableToolsProps, useColumnWidths } from '#engine/list/columns/useColumnWidths.ts'

/** What a table offers once its rows can be read: where more is to the side, cut cells in full, arrow keys, many rows picked at once, widths. */
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

/** The empty end of the last column, in pixels: where no more than that is to the side, there is nothing to be read. */
const emptyEnd = 16

/** Lets the head stay, and marks a table that goes on to the side. */
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
