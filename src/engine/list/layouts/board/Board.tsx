import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { getField } from '#engine/collection.ts'
import type { LayoutProps } from '#engine/list/layouts.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { getColumns } from './getColumns.ts'
import styles from './Board.module.css'
import { showNumber } from '#lib/text/numbers.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { useOverflowEdge } from '#ui/tables/useOverflowEdge.ts'

/** The rows of a list as cards, in a column for each option of a field. Heavy: only lazily loaded parts may import it. */
export function Board(props: LayoutProps<'board'>) {
  const { collection, layout, rows, count, labels, isStale } = props
  const { t } = useTranslation('layouts')
  const board = useRef<HTMLDivElement>(null)
  useOverflowEdge(board, styles.more)
  const isPartial = rows.length < count
  const columns = getColumns(getField(collection, layout.by), layout.by, rows)
  return (
    <>
      {isPartial && (
        <Banner kind="info">{t('board.limited', { shown: showNumber(rows.length), all: showNumber(count) })}</Banner>
      )}
      {/* Scrolls to the side, also by keyboard. */}
      <div ref={board} className={styles.board} tabIndex={0} role="region" aria-label={labels.many} aria-busy={isStale}>
        {columns.map(({ key, word, badge, rows: own }) => (
          <BoardColumn
            key={key}
            {...props}
            title={word === undefined ? t('board.other') : labels.option(layout.by, word)}
            badge={badge}
            rows={own}
            isPartial={isPartial}
          />
        ))}
      </div>
    </>
  )
}
