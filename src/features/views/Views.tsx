import Bookmark from 'lucide-react/icons/bookmark'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { listState } from '#engine/list/url/listParams.ts'
import { getViewName } from '#engine/list/url/viewAddress.ts'
import { useViewer } from '#engine/viewer.ts'
import { withWords } from '#ui/i18n/withWords.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useViews } from './useViews.ts'
import type { ViewDialogProps } from './ViewDialog.tsx'
import type { ViewMenuProps } from './ViewMenu.tsx'
import { isOn } from './viewState.ts'

const { Part: ViewMenu, preload } = lazyComponent<ViewMenuProps>(
  withWords(async () => (await import('./ViewMenu.tsx')).ViewMenu, 'actions'),
  'line',
)
const { Part: ViewDialog } = lazyComponent<ViewDialogProps>(
  withWords(async () => (await import('./ViewDialog.tsx')).ViewDialog, 'actions'),
  'dialog',
)
const { Part: StaleViewNotice } = lazyComponent(
  withWords(async () => (await import('./StaleViewNotice.tsx')).StaleViewNotice, 'actions'),
  'nothing',
)

const matchesPath = 28

/** The saved views of a list: opens one, saves the current state under a name, or shares it as a link. */
export default function Views({ collection }: ListToolProps) {
  const { t } = useTranslation()
  const { search, hash } = useLocation()
  const views = useViews(collection.path)
  const [dialog, setDialog] = useState<ViewDialogProps['dialog']>()
  const params = listState(collection, new URLSearchParams(search), useDevicePreferences(useViewer().id))
  const active = views.find(({ query }) => isOn(collection, params, query))
  const linked = getViewName(hash)
  return (
    <>
      <MenuButton
        icon={active ? undefined : Bookmark}
        label={active ? t('view.current', { name: short(active.name) }) : t('view.title')}
        Panel={ViewMenu}
        given={{ collection, params, views, active, linked, onDialog: setDialog }}
        onNear={preload}
      />
      <Suspense fallback={null}>
        {linked !== undefined && <StaleViewNotice collection={collection} />}
        {dialog && (
          <ViewDialog collection={collection} params={params} linked={linked} dialog={dialog} onDialog={setDialog} />
        )}
      </Suspense>
    </>
  )
}

function short(name: string): string {
  const signs = Array.from(name)
  return signs.length > matchesPath ? `${signs.slice(0, matchesPath).join('')}…` : name
}
