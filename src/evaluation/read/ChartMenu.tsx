import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import EyeOff from 'lucide-react/icons/eye-off'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import type { MenuItem } from '#ui/overlays/menuItem.ts'
import { arrangeItems } from '#evaluation/board/grid/arrangeItems.ts'
import { oneColumn, type Place } from '#evaluation/board/grid/placed.ts'
import type { ReaderAction } from '#evaluation/board/readerSettings/readerLayout.ts'

export type ChartAction = { kind: 'options' } | ReaderAction
type Props = {
  title: string
  place: Place
  isFirst: boolean
  isLast: boolean
  /** Whether the reader has changed any setting of it. */
  isOwn: boolean
  hasOptions: boolean
  /** The entries that the page's mode adds for those who may edit. */
  more?: MenuItem[]
  onDo: (action: ChartAction) => void
}

/** The actions of a reader on a chart, usable without a mouse. */
export function ChartMenu({ title, place, isFirst, isLast, isOwn, hasOptions, more = [], onDo }: Props) {
  const { t } = useTranslation('evaluation')
  const getOwn = (button: HTMLElement): MenuItem[] => [
    {
      key: 'options',
      label: t('menu.options'),
      icon: SlidersHorizontal,
      disabled: !hasOptions,
      onSelect: () => onDo({ kind: 'options' }),
    },
    ...arrangeItems({ place, isFirst, isLast, isInOneColumn: isInOneColumn(button), t, onDo }),
    { key: 'hide', label: t('menu.hide'), icon: EyeOff, onSelect: () => onDo({ kind: 'hide' }) },
    ...(isOwn
      ? [{ key: 'reset', label: t('menu.reset'), icon: RotateCcw, onSelect: () => onDo({ kind: 'reset' }) }]
      : []),
  ]
  return (
    <MenuButton
      hideLabel
      icon={EllipsisVertical}
      items={(button) => [...more, ...getOwn(button).map((item) => ({ ...item, group: t('view') }))]}
      label={t('menu', { title })}
    />
  )
}

/** Whether the charts of a board are below one another, where their sizes change nothing. */
function isInOneColumn(inChart: HTMLElement): boolean {
  const board = inChart.closest('[data-chart]')?.parentElement
  return board ? board.clientWidth <= oneColumn : false
}
