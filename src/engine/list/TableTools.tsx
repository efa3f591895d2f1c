import { type RefObject, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { withWords } from '#ui/i18n/withWords.ts'
import { useOverflowEdge } from '#ui/tables/useOverflowEdge.ts'
import type { SortSelectProps } from './SortSelect.tsx'
import styles from './TableTools.module.css'
import { TruncatedCell } from './TruncatedCell.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { type PickingProps, usePicking } from '#engine/list/selection/usePicking.ts'
import { type TableToolsProps, useColumnWidths } from '#engine/list/columns/useColumnWidths.ts'

export type ToolsProps = TableToolsProps & PickingProps & SortSelectProps & { isPhone: boolean; isStale: boolean }

const { Part: Order } = lazyComponent<SortSelectProps & Pick<ToolsProps, 'wrap'>>(
  withWords(async () => (await import('./SortSelect.tsx')).Order, 'layouts'),
  'nothing',
)

/**
 * Features of a table that load after its rows: its order on a phone, overflow shadows, cut cells in full, arrow
 * keys, range selection, widths.
 */
export function TableTools({ isPhone, isStale, ...props }: ToolsProps) {
  const { t } = useTranslation()
  useEdges(props.wrap)
  useArrowKeys(props.wrap)
  usePicking(props)
  useColumnWidths(props)
  return (
    <>
      <TruncatedCell wrap={props.wrap} />
      {isPhone && (
        <Suspense>
          <Order {...props} />
        </Suspense>
      )}
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
