import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import EyeOff from 'lucide-react/icons/eye-off'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '#ui/MenuButton.tsx'
import type { MenuItem } from '#ui/menuItem.ts'
import { type ArrangeAction, arrangeItems } from './arrangeItems.ts'
import type { Place } from './placed.ts'

export type ChartAction = { kind: 'options' } | { kind: 'hide' } | { kind: 'reset' } | ArrangeAction
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
        ...arrangeItems({ place, isFirst, isLast, t, onDo }),
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
