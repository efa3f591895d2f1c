import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import Pencil from 'lucide-react/icons/pencil'
import { useTranslation } from 'react-i18next'
import type { SavedView } from '#api/storage/devicePreferences.ts'
import type { Collection } from '#engine/collection.ts'
import { type ListParams, writeParams } from '#engine/list/url/listParams.ts'
import { viewAddress } from '#engine/list/url/viewAddress.ts'
import { MenuPanel, type MenuPanelProps } from '#ui/overlays/MenuPanel.tsx'
import { copyLink } from './copyLink.ts'
import type { ViewDialogProps } from './ViewDialog.tsx'

export type ViewMenuProps = {
  collection: Collection
  params: ListParams
  views: readonly SavedView[]
  /** The view that matches the list, and the name in a link. */
  active: SavedView | undefined
  linked: string | undefined
  onDialog: (dialog: ViewDialogProps['dialog']) => void
} & Omit<MenuPanelProps, 'items'>

/** The menu of the views of a list. */
export function ViewMenu({ collection, params, views, active, linked, onDialog, ...place }: ViewMenuProps) {
  const { t } = useTranslation('actions')
  const copy = async () => {
    const query = writeParams(collection, { ...params, page: 1 }).toString()
    const address = await copyLink({ path: collection.path, query, name: active?.name ?? linked ?? '' })
    if (address) onDialog({ address })
  }
  return (
    <MenuPanel
      {...place}
      items={[
        ...views.map((view) => ({
          key: view.id,
          label: view === active ? t('view.active', { name: view.name }) : view.name,
          icon: view === active ? Check : Bookmark,
          to: viewAddress(view),
        })),
        {
          key: '+',
          label: t('view.save'),
          icon: BookmarkPlus,
          onSelect: () => onDialog('save'),
          disabled: active !== undefined,
          reason: t('view.is-saved', { name: active?.name ?? '' }),
        },
        { key: '#', label: t('view.copy'), icon: Link, onSelect: () => void copy() },
        ...(views.length > 0
          ? [{ key: '*', label: t('view.manage'), icon: Pencil, onSelect: () => onDialog('manage') }]
          : []),
      ]}
    />
  )
}
