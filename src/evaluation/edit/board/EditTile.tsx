import GripHorizontal from 'lucide-react/icons/grip-horizontal'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartTile, type ChartTileProps } from '#evaluation/board/grid/ChartTile.tsx'
import { type Entry, readEntry } from '#evaluation/edit/draft/entries.ts'
import type { DragHandlers, DragKind } from '#evaluation/edit/layout/useGridDrag.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { isFields } from '#evaluation/model/parse.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { type BoardAction, EditMenu } from './EditMenu.tsx'
import styles from './EditTile.module.css'

type Props = Omit<ChartTileProps, 'canMend' | 'chart' | 'className' | 'handles' | 'menu' | 'problem'> & {
  entry: Entry
  isFirst: boolean
  isLast: boolean
  /** Whether it is being moved or resized. */
  dragged: 'pointer' | 'keys' | null
  getHandlers: (i: string, kind: DragKind) => DragHandlers
  onDo: (i: string, action: BoardAction) => void
}

/** A chart of the draft with its handles: at the top to move it, in the corner to resize it. */
export const EditTile = memo(function EditTile({ entry, isFirst, isLast, dragged, getHandlers, onDo, ...tile }: Props) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: tCharts } = useTranslation('charts')
  const { i, x, y, w, h } = tile.place
  const stored = readEntry(entry)
  const chart = useMemo(() => stored.chart ?? { ...emptyChart, ...stored.title }, [stored])
  const { title } = chartTitle(chart, language, tCharts)
  const isObject = isFields(entry.stored)
  const menu = useMemo(
    () => (
      <EditMenu
        isFirst={isFirst}
        isLast={isLast}
        isObject={isObject}
        place={{ x, y, w, h }}
        title={title}
        onDo={(action) => onDo(i, action)}
      />
    ),
    [isFirst, isLast, isObject, x, y, w, h, title, onDo, i],
  )
  return (
    <ChartTile
      {...tile}
      canMend
      chart={chart}
      className={classNames(styles.slot, dragged && styles.dragged, dragged === 'pointer' && styles.held)}
      handles={
        isObject && (
          <>
            <button
              aria-label={t('handle.move', { title })}
              className={styles.grip}
              title={t('handle.move-hint')}
              type="button"
              {...getHandlers(i, 'move')}
            >
              <GripHorizontal aria-hidden="true" size={16} />
            </button>
            <button
              aria-label={t('handle.resize', { title })}
              className={styles.corner}
              title={t('handle.resize-hint')}
              type="button"
              {...getHandlers(i, 'resize')}
            />
          </>
        )
      }
      menu={menu}
      problem={stored.problem}
    />
  )
})
