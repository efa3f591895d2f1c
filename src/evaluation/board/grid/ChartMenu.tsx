import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import EyeOff from 'lucide-react/icons/eye-off'
import FoldHorizontal from 'lucide-react/icons/fold-horizontal'
import FoldVertical from 'lucide-react/icons/fold-vertical'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import UnfoldHorizontal from 'lucide-react/icons/unfold-horizontal'
import UnfoldVertical from 'lucide-react/icons/unfold-vertical'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '#ui/MenuButton.tsx'
import type { MenuItem } from '#ui/menuItem.ts'
import { type Place, resized } from './placed.ts'

export type ChartAction =
  | { kind: 'options' }
  | { kind: 'hide' }
  | { kind: 'reset' }
  | { kind: 'move'; by: -1 | 1 }
  | { kind: 'resize'; side: 'w' | 'h'; by: -1 | 1 }
type Props = {
  title: string
  place: Place
  isFirst: boolean
  isLast: boolean
  /** Whether the reader has set anything for it. */
  isOwn: boolean
  hasOptions: boolean
  /** What the page's mode adds for those who may edit. */
  more?: MenuItem[]
  onDo: (action: ChartAction) => void
}

/** What a reader can do with a chart, without a mouse as well. */
export function ChartMenu({ title, place, isFirst, isLast, isOwn, hasOptions, more = [], onDo }: Props) {
  const { t } = useTranslation('evaluation')
  const cannot = (side: 'w' | 'h', by: -1 | 1) => resized(place, side, by)[side] === place[side]
  return (
    <MenuButton
      hideLabel
      icon={EllipsisVertical}
      items={[
        ...more,
        {
          key: 'options',
          label: t('menu.options'),
          icon: SlidersHorizontal,
          disabled: !hasOptions,
          onSelect: () => onDo({ kind: 'options' }),
        },
        {
          key: 'up',
          label: t('menu.up'),
          icon: ArrowUp,
          disabled: isFirst,
          onSelect: () => onDo({ kind: 'move', by: -1 }),
        },
        {
          key: 'down',
          label: t('menu.down'),
          icon: ArrowDown,
          disabled: isLast,
          onSelect: () => onDo({ kind: 'move', by: 1 }),
        },
        {
          key: 'wider',
          label: t('menu.wider'),
          icon: UnfoldHorizontal,
          disabled: cannot('w', 1),
          onSelect: () => onDo({ kind: 'resize', side: 'w', by: 1 }),
        },
        {
          key: 'narrower',
          label: t('menu.narrower'),
          icon: FoldHorizontal,
          disabled: cannot('w', -1),
          onSelect: () => onDo({ kind: 'resize', side: 'w', by: -1 }),
        },
        {
          key: 'taller',
          label: t('menu.taller'),
          icon: UnfoldVertical,
          disabled: cannot('h', 1),
          onSelect: () => onDo({ kind: 'resize', side: 'h', by: 1 }),
        },
        {
          key: 'lower',
          label: t('menu.lower'),
          icon: FoldVertical,
          disabled: cannot('h', -1),
          onSelect: () => onDo({ kind: 'resize', side: 'h', by: -1 }),
        },
        { key: 'hide', label: t('menu.hide'), icon: EyeOff, onSelect: () => onDo({ kind: 'hide' }) },
        {
          key: 'reset',
          label: t('menu.reset'),
          icon: RotateCcw,
          disabled: !isOwn,
          onSelect: () => onDo({ kind: 'reset' }),
        },
      ]}
      label={t('menu', { title })}
    />
  )
}
