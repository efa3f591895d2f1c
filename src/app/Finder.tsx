import { useQuery } from '@tanstack/react-query'
import i18next from 'i18next'
import Search from 'lucide-react/icons/search'
import { Suspense, useCallback, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MenuNode } from '#app/shell/menuNode.ts'
import { registry } from '#collections/registry.ts'
import { can } from '#engine/access.ts'
import { useNames } from '#engine/labels.ts'
import { viewAddress } from '#engine/list/viewAddress.ts'
import { useViewer } from '#engine/viewer.ts'
import { ErrorBoundary } from '#ui/ErrorBoundary.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'

const { Part: Palette } = lazyPart(
  async () =>
    (await Promise.all([import('#features/palette/Palette.tsx'), i18next.loadNamespaces('palette')]))[0].Palette,
  'dialog',
)

/** Opens the search over everything, by its button or by Ctrl+K. */
export function Finder({ menu }: { menu: MenuNode[] }) {
  const { t } = useTranslation()
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  // What is typed before there is a field for it.
  const [early, setEarly] = useState('')
  const open = useCallback(() => {
    setState((now) => (now === 'closed' ? 'opening' : now))
    setEarly('')
  }, [])
  // As soon as the button can be seen the keys have to work.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (isShortcut(event)) open()
      else if (state === 'opening' && event.key === 'Escape') setState('closed')
      else if (state === 'opening' && isLetter) setEarly((text) => text + event.key)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [state, open])
  const isThere = useCallback(() => setState('open'), [])
  return (
    <>
      <IconButton icon={Search} label={t('find')} onClick={open} />
      {state !== 'closed' && (
        <ErrorBoundary level="field">
          <Suspense>
            <Opened early={early} menu={menu} onClose={() => setState('closed')} onOpen={isThere} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

type OpenedProps = { menu: MenuNode[]; early: string; onOpen: () => void; onClose: () => void }

function Opened({ menu, ...palette }: OpenedProps) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const nameOf = useNames()
  const views = useQuery({
    queryKey: [viewer.id, 'saved-views'],
    queryFn: async () => await (await import('#features/views/savedViews.ts')).readViews(viewer.id),
  })
  const creatable = [...registry.values()].filter((collection) => collection.form && can(collection, 'create', viewer))
  const entries = [
    // A view of a list that may not be seen (any more) is not offered.
    ...(views.data ?? []).flatMap((view) => {
      const collection = registry.get(view.path)
      return collection && can(collection, 'list', viewer)
        ? [{ key: view.id, label: view.name, about: nameOf(view.path), to: viewAddress(view) }]
        : []
    }),
    ...menu.flatMap((node) => linked(node, '')),
    ...creatable.map((collection) => ({
      key: `+${collection.path}`,
      label: t('detail.new', { what: nameOf(`${collection.path}.one`) }),
      about: nameOf(collection.area),
      to: collection.addPath ?? `/${collection.path}/+`,
    })),
    { key: 'logout', label: t('shell.logout'), about: '', to: '/logout' },
  ]
  return <Palette entries={entries} {...palette} />
}

/** An entry of the menu and those below it, each with what it stands below. */
function linked(
  { key, label, to, children = [] }: MenuNode,
  above: string,
): { key: string; label: string; about: string; to: string }[] {
  const own = to === undefined ? [] : [{ key, label, about: above, to }]
  return [...own, ...children.flatMap((child) => linked(child, above ? `${above} · ${label}` : label))]
}
