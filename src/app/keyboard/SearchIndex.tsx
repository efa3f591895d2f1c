import { useTranslation } from 'react-i18next'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import { registry } from '#collections/registry.ts'
import { everyone } from '#engine/rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { useNames, useNewLabel } from '#engine/labels.ts'
import { viewAddress } from '#engine/list/url/viewAddress.ts'
import { usePages } from '#engine/pageHandle.ts'
import { useViewer } from '#engine/viewer.ts'
import { areaList } from '#lib/areas.ts'
import { institutionArea, institutionPath } from '#features/apps/permittedApps.ts'
import { useApps } from '#features/apps/useApps.ts'
import { CommandPaletteDialog } from '#features/palette/CommandPaletteDialog.tsx'
import { useOwnFinds } from './useOwnFinds.ts'

type Props = { menu: MenuNode[]; early: string; onOpen: () => void; onClose: () => void }

/** The command palette with everything the viewer may open: saved views, pages, new records, the logout. */
export function SearchIndex({ menu, ...palette }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const getName = useNames()
  const newLabel = useNewLabel()
  const { views } = useDevicePreferences(viewer.id)
  const pages = usePages()
  // Staff find institutions by their records.
  const { apps } = useApps(viewer, !viewer.isStaff)
  const own = useOwnFinds(viewer, apps)
  const creatable = [...registry.values()].filter(
    (collection) => collection.form && can(collection, 'create', viewer) && !collection.closed?.(viewer),
  )
  const institutions = apps.flatMap(({ app, objects }) =>
    objects.flatMap(({ id, name }) => {
      const [area, to] = [institutionArea(app, viewer), institutionPath(app, id, viewer)]
      return area && to ? [{ key: to, label: name, about: area === 'apps' ? app.name : getName(area), to }] : []
    }),
  )
  const entries = [
    ...institutions,
    // A view of a list that the viewer may not see is not offered.
    ...views.flatMap((view) => {
      const collection = registry.get(view.path)
      return collection && can(collection, 'list', viewer)
        ? [{ key: view.id, label: view.name, about: getName(view.path), to: viewAddress(view) }]
        : []
    }),
    ...menu.flatMap((node) => linked(node, '')),
    ...creatable.map((collection) => ({
      key: `+${collection.path}`,
      label: newLabel(collection.path),
      about: getName(collection.area),
      to: collection.addPath ?? `/${collection.path}/+`,
    })),
    ...pages.flatMap(({ path, canOpen, palette: word }) =>
      word && canOpen(viewer) ? [{ key: path, label: t(word), about: '', to: path }] : [],
    ),
  ]
  return <CommandPaletteDialog entries={entries} own={own} collections={searched(viewer)} {...palette} />
}

/** The collections to search, in their order, then in that of the areas. */
export function searched(viewer: Viewer): Collection[] {
  const getPlace = ({ palette, area }: Collection) =>
    (palette?.order ?? 0) * areaList.length + areaList.findIndex(({ name }) => name === area)
  return [...registry.values()]
    .filter(
      (collection) =>
        collection.palette && (collection.palette.show ?? everyone)(viewer) && can(collection, 'list', viewer),
    )
    .toSorted((one, other) => getPlace(one) - getPlace(other))
}

/** An entry of the menu and those below it, each with its parent. */
function linked(
  { key, label, to, children = [] }: MenuNode,
  above: string,
): { key: string; label: string; about: string; to: string }[] {
  const own = to === undefined ? [] : [{ key, label, about: above, to }]
  return [...own, ...children.flatMap((child) => linked(child, above ? `${above} · ${label}` : label))]
}
