import Eye from 'lucide-react/icons/eye'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'

type Props = {
  hidden: { i: string; title: string }[]
  isOwn: boolean
  onShow: (ids: string[]) => void
  onReset: () => void
}

/** Restores what the reader has hidden or changed. */
export function ViewMenu({ hidden, isOwn, onShow, onReset }: Props) {
  const { t } = useTranslation('evaluation')
  if (!isOwn && hidden.length === 0) return null
  return (
    <MenuButton
      icon={LayoutGrid}
      items={[
        ...hidden.map(({ i, title }) => ({
          key: `show ${i}`,
          label: t('view.show', { title }),
          icon: Eye,
          onSelect: () => onShow([i]),
        })),
        ...(hidden.length > 1
          ? [{ key: 'all', label: t('view.show-all'), icon: Eye, onSelect: () => onShow(hidden.map(({ i }) => i)) }]
          : []),
        { key: 'reset', label: t('view.reset'), icon: RotateCcw, onSelect: onReset },
      ]}
      label={hidden.length > 0 ? t('view.hidden', { n: hidden.length }) : t('view')}
    />
  )
}
