import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CopyPlus from 'lucide-react/icons/copy-plus'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { arrangeItems } from '#evaluation/board/grid/arrangeItems.ts'
import type { ArrangeAction, Place } from '#evaluation/board/grid/placed.ts'
import styles from './EditTile.module.css'

export type BoardAction = { kind: 'edit' } | { kind: 'copy' } | { kind: 'remove' } | ArrangeAction
type Props = {
  title: string
  place: Place
  isFirst: boolean
  isLast: boolean
  /** An entry that is not an object can only be deleted or replaced. */
  isObject: boolean
  onDo: (action: BoardAction) => void
}

/** The menu of a chart in the draft; in one column its buttons for up and down are visible. */
export function EditMenu({ title, place, isFirst, isLast, isObject, onDo }: Props) {
  const { t } = useTranslation('editor')
  const { t: tEvaluation } = useTranslation('evaluation')
  return (
    <>
      <span className={styles.steps}>
        <IconButton
          disabled={isFirst}
          icon={ArrowUp}
          label={t('chart.up', { title })}
          onClick={() => onDo({ kind: 'move', by: -1 })}
        />
        <IconButton
          disabled={isLast}
          icon={ArrowDown}
          label={t('chart.down', { title })}
          onClick={() => onDo({ kind: 'move', by: 1 })}
        />
      </span>
      <IconButton icon={Pencil} label={t('chart.edit', { title })} onClick={() => onDo({ kind: 'edit' })} />
      <MenuButton
        hideLabel
        icon={EllipsisVertical}
        items={[
          { key: 'edit', label: t('menu.edit'), icon: Pencil, onSelect: () => onDo({ kind: 'edit' }) },
          {
            key: 'copy',
            label: t('menu.copy'),
            icon: CopyPlus,
            disabled: !isObject,
            onSelect: () => onDo({ kind: 'copy' }),
          },
          ...arrangeItems({ place, isFirst, isLast, isFixed: !isObject, t: tEvaluation, onDo }),
          {
            key: 'remove',
            label: t('menu.remove'),
            icon: Trash2,
            danger: true,
            onSelect: () => onDo({ kind: 'remove' }),
          },
        ]}
        label={tEvaluation('menu', { title })}
      />
    </>
  )
}
