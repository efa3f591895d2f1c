import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import CopyPlus from 'lucide-react/icons/copy-plus'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FoldHorizontal from 'lucide-react/icons/fold-horizontal'
import FoldVertical from 'lucide-react/icons/fold-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import UnfoldHorizontal from 'lucide-react/icons/unfold-horizontal'
import UnfoldVertical from 'lucide-react/icons/unfold-vertical'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#ui/IconButton.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import { type Place, resized } from '#evaluation/board/grid/placed.ts'
import css from './EditSlot.module.css'

export type BoardAction =
  | { kind: 'edit' }
  | { kind: 'copy' }
  | { kind: 'remove' }
  | { kind: 'move'; by: -1 | 1 }
  | { kind: 'size'; side: 'w' | 'h'; by: -1 | 1 }
type Props = {
  title: string
  place: Place
  isFirst: boolean
  isLast: boolean
  /** What nobody can read can be moved and deleted only as what it is. */ isObject: boolean
  onDo: (action: BoardAction) => void
}

/** What can be done with a chart of the draft; in one column its way up and down stands open. */
export function EditMenu({ title, place, isFirst, isLast, isObject, onDo }: Props) {
  const { t } = useTranslation(['editor', 'evaluation'])
  const cannot = (side: 'w' | 'h', by: -1 | 1) => !isObject || resized(place, side, by)[side] === place[side]
  return (
    <>
      <span className={css['steps']}>
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
          {
            key: 'up',
            label: t('evaluation:menu.up'),
            icon: ArrowUp,
            disabled: isFirst || !isObject,
            onSelect: () => onDo({ kind: 'move', by: -1 }),
          },
          {
            key: 'down',
            label: t('evaluation:menu.down'),
            icon: ArrowDown,
            disabled: isLast || !isObject,
            onSelect: () => onDo({ kind: 'move', by: 1 }),
          },
          {
            key: 'wider',
            label: t('evaluation:menu.wider'),
            icon: UnfoldHorizontal,
            disabled: cannot('w', 1),
            onSelect: () => onDo({ kind: 'size', side: 'w', by: 1 }),
          },
          {
            key: 'narrower',
            label: t('evaluation:menu.narrower'),
            icon: FoldHorizontal,
            disabled: cannot('w', -1),
            onSelect: () => onDo({ kind: 'size', side: 'w', by: -1 }),
          },
          {
            key: 'taller',
            label: t('evaluation:menu.taller'),
            icon: UnfoldVertical,
            disabled: cannot('h', 1),
            onSelect: () => onDo({ kind: 'size', side: 'h', by: 1 }),
          },
          {
            key: 'lower',
            label: t('evaluation:menu.lower'),
            icon: FoldVertical,
            disabled: cannot('h', -1),
            onSelect: () => onDo({ kind: 'size', side: 'h', by: -1 }),
          },
          {
            key: 'remove',
            label: t('menu.remove'),
            icon: Trash2,
            danger: true,
            onSelect: () => onDo({ kind: 'remove' }),
          },
        ]}
        label={t('evaluation:menu', { title })}
      />
    </>
  )
}
