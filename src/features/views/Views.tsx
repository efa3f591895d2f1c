import Bookmark from 'lucide-react/icons/bookmark'
import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import Check from 'lucide-react/icons/check'
import Link from 'lucide-react/icons/link'
import Pencil from 'lucide-react/icons/pencil'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ListToolProps } from '#engine/collection.ts'
import { readParams, writeParams } from '#engine/list/listParams.ts'
import { viewAddress, viewNameIn } from '#engine/list/viewAddress.ts'
import { lazyPart } from '#ui/lazyPart.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import { useCopyLink } from './useCopyLink.ts'
import { useLost } from './useLost.ts'
import { useViews } from './useViews.ts'
import { isOn, keptQuery } from './viewState.ts'

const { Part: SaveView } = lazyPart(async () => (await import('./SaveView.tsx')).SaveView, 'dialog')
const { Part: ManageViews } = lazyPart(async () => (await import('./ManageViews.tsx')).ManageViews, 'dialog')
const { Part: LinkDialog } = lazyPart(async () => (await import('./LinkDialog.tsx')).LinkDialog, 'dialog')

const fits = 28

/** The saved views of a list: one is opened, the present state saved under a name, or handed on as a link. */
export default function Views({ collection }: ListToolProps) {
  const { t } = useTranslation('views')
  const { search, hash } = useLocation()
  const { views, isTaken, save, rename, remove } = useViews(collection.path)
  const { copy, shown, close: closeLink } = useCopyLink()
  const [open, setOpen] = useState<'save' | 'manage'>()
  const params = readParams(collection, new URLSearchParams(search))
  const active = views.find(({ query }) => isOn(collection, params, query))
  const linked = viewNameIn(hash)
  useLost(collection)
  const close = () => setOpen(undefined)
  const present = {
    path: collection.path,
    query: writeParams(collection, { ...params, page: 1 }).toString(),
    name: active?.name ?? linked ?? '',
  }
  return (
    <>
      <MenuButton
        icon={Bookmark}
        label={active ? t('current', { name: short(active.name) }) : t('title')}
        items={() => [
          ...views.map((view) => ({
            key: view.id,
            label: view === active ? t('active', { name: view.name }) : view.name,
            icon: view === active ? Check : Bookmark,
            to: viewAddress(view),
          })),
          {
            key: '+',
            label: t('save'),
            icon: BookmarkPlus,
            onSelect: () => setOpen('save'),
            disabled: active !== undefined,
            reason: t('is-saved', { name: active?.name ?? '' }),
          },
          { key: '#', label: t('copy'), icon: Link, onSelect: () => void copy(present) },
          ...(views.length > 0
            ? [{ key: '*', label: t('manage'), icon: Pencil, onSelect: () => setOpen('manage') }]
            : []),
        ]}
      />
      <Suspense fallback={null}>
        {open === 'save' && (
          <SaveView
            collection={collection}
            params={params}
            first={linked ?? ''}
            isTaken={isTaken}
            onClose={close}
            onSave={(name) => void save(name, keptQuery(collection, params))}
          />
        )}
        {open === 'manage' && (
          <ManageViews
            views={views}
            isTaken={isTaken}
            onClose={close}
            onCopy={(view) => void copy(view)}
            onRemove={(view) => void remove(view)}
            onRename={(view, name) => void rename(view, name)}
          />
        )}
        {shown !== undefined && <LinkDialog address={shown} onClose={closeLink} />}
      </Suspense>
    </>
  )
}

function short(name: string): string {
  const signs = Array.from(name)
  return signs.length > fits ? `${signs.slice(0, fits).join('')}…` : name
}
