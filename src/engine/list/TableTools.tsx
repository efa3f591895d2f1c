import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOverflowEdge } from '#ui/tables/useOverflowEdge.ts'
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

/** Makes the head sticky, and marks a table that overflows to the side. */
function useEdges(wrap: RefObject<HTMLDivElement | null>): void {
  useEffect(() => wrap.current?.classList.add(styles.list ?? ''), [wrap])
  useOverflowEdge(wrap, styles.more)
}
