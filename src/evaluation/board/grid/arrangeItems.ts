import type { TFunction } from 'i18next'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import FoldHorizontal from 'lucide-react/icons/fold-horizontal'
import FoldVertical from 'lucide-react/icons/fold-vertical'
import UnfoldHorizontal from 'lucide-react/icons/unfold-horizontal'
import UnfoldVertical from 'lucide-react/icons/unfold-vertical'
import type { MenuItem } from '#ui/overlays/menuItem.ts'
import { type ArrangeAction, type Place, resized } from './placed.ts'

type ArrangeParams = {
  place: Place
  isFirst: boolean
  isLast: boolean
  /** Invalid charts stay where they are. */
  isFixed?: boolean
  /** All charts have the width of the board and the height of their contents. */
  isInOneColumn?: boolean
  t: TFunction<'evaluation'>
  onDo: (action: ArrangeAction) => void
}

const sizes = [
  { key: 'wider', icon: UnfoldHorizontal, side: 'w', by: 1 },
  { key: 'narrower', icon: FoldHorizontal, side: 'w', by: -1 },
  { key: 'taller', icon: UnfoldVertical, side: 'h', by: 1 },
  { key: 'lower', icon: FoldVertical, side: 'h', by: -1 },
] as const

/** The menu entries that move and resize a chart, for readers and editors alike. */
export function arrangeItems({
  place,
  isFirst,
  isLast,
  isFixed = false,
  isInOneColumn = false,
  t,
  onDo,
}: ArrangeParams): MenuItem[] {
  return [
    {
      key: 'up',
      label: t('menu.up'),
      icon: ArrowUp,
      disabled: isFirst || isFixed,
      onSelect: () => onDo({ kind: 'move', by: -1 }),
    },
    {
      key: 'down',
      label: t('menu.down'),
      icon: ArrowDown,
      disabled: isLast || isFixed,
      onSelect: () => onDo({ kind: 'move', by: 1 }),
    },
    ...(isInOneColumn ? [] : sizes).map(({ key, icon, side, by }) => ({
      key,
      label: t(`menu.${key}`),
      icon,
      disabled: isFixed || resized(place, side, by)[side] === place[side],
      onSelect: () => onDo({ kind: 'resize', side, by }),
    })),
  ]
}
