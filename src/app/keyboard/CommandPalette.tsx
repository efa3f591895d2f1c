import i18next from 'i18next'
import Search from 'lucide-react/icons/search'
import { Suspense, useCallback, useLayoutEffect, useState } from 'react'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import { useFindLabel } from '#engine/useFindLabel.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: SearchIndex } = lazyComponent(
  async () => (await Promise.all([import('./SearchIndex.tsx'), i18next.loadNamespaces('palette')]))[0].SearchIndex,
  'dialog',
)

/** Opens the command palette, by its button or by Ctrl+K. */
export function CommandPalette({ menu }: { menu: MenuNode[] }) {
  const label = useFindLabel()
  const [state, setState] = useState<'closed' | 'opening' | 'open'>('closed')
  // Collects the keys typed before the field has loaded.
  const [early, setEarly] = useState('')
  const open = useCallback(() => {
    setState((now) => (now === 'closed' ? 'opening' : now))
    setEarly('')
  }, [])
  // The keys must work as soon as the button is visible.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey
      if (event.defaultPrevented) return
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
      <IconButton icon={Search} label={label} onClick={open} />
      {state !== 'closed' && (
        <ErrorBoundary level="field">
          <Suspense>
            <SearchIndex early={early} menu={menu} onClose={() => setState('closed')} onOpen={isThere} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
}

function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}
