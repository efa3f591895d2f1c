import { useTranslation } from 'react-i18next'
import { useKept } from '#api/kept.ts'
import type { MenuNode } from '#app/shell/menuNode.ts'
import { registry } from '#collections/registry.ts'
import type { Viewer } from '#api/viewer.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { useNames, useNewLabel } from '#engine/labels.ts'
import { viewAddress } from '#engine/list/viewAddress.ts'
import { useViewer } from '#engine/viewer.ts'
import { programmes } from '#lib/areas.ts'
import { Palette } from '#features/palette/Palette.tsx'

const forStaff = [
  'accounts/users',
  'patzu/orders',
  'results/measures',
  'patzu/addresses',
  'filemanager/files',
  'mailer/mailtemplates',
]

type Props = { menu: MenuNode[]; early: string; onOpen: () => void; onClose: () => void }

/** The search over everything, with all that the viewer may open: saved views, pages, new records, the way out. */
export function Findable({ menu, ...palette }: Props) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const nameOf = useNames()
  const newLabel = useNewLabel()
  const { views } = useKept(viewer.id)
  const creatable = [...registry.values()].filter((collection) => collection.form && can(collection, 'create', viewer))
  const entries = [
    // A view of a list that may not be seen (any more) is not offered.
    ...views.flatMap((view) => {
      const collection = registry.get(view.path)
      return collection && can(collection, 'list', viewer)
        ? [{ key: view.id, label: view.name, about: nameOf(view.path), to: viewAddress(view) }]
        : []
    }),
    ...menu.flatMap((node) => linked(node, '')),
    ...creatable.map((collection) => ({
      key: `+${collection.path}`,
      label: newLabel(collection.path),
      about: nameOf(collection.area),
      to: collection.addPath ?? `/${collection.path}/+`,
    })),
    { key: 'logout', label: t('shell.logout'), about: '', to: '/logout' },
  ]
  return <Palette entries={entries} collections={searched(viewer)} {...palette} />
}

/** Whose records are searched: evaluations for everybody, the others for staff. */
function searched(viewer: Viewer): Collection[] {
  const paths = [
    'results/evaluations',
    ...(viewer.isStaff ? [...programmes.map((area) => `${area}/hospitals`), ...forStaff] : []),
  ]
  return paths.flatMap((path) => {
    const collection = registry.get(path)
    return collection && can(collection, 'list', viewer) ? [collection] : []
  })
}

/** An entry of the menu and those below it, each with what it stands below. */
function linked(
  { key, label, to, children = [] }: MenuNode,
  above: string,
): { key: string; label: string; about: string; to: string }[] {
  const own = to === undefined ? [] : [{ key, label, about: above, to }]
  return [...own, ...children.flatMap((child) => linked(child, above ? `${above} · ${label}` : label))]
}
