import ArrowLeft from 'lucide-react/icons/arrow-left'
import FileUp from 'lucide-react/icons/file-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { staff } from '#engine/rules.ts'
import { can } from '#engine/access.ts'
import type { Collection, ListToolProps, Tool } from '#engine/collection.ts'
import { isImportedOnly, getTrashKey } from '#engine/listWords.ts'
import { type ListParams, toQuery } from '#engine/list/url/listParams.ts'
import type { Rows } from './useRows.ts'
import { OverflowActions } from '#engine/tools/OverflowActions.tsx'
import { maxFrequent, splitTools, Tools } from '#engine/tools/Tools.tsx'
import { useShortcut } from '#engine/useShortcut.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Props = {
  collection: Collection
  params: ListParams
  rows: Rows
  selected: Row[]
  tools: readonly Tool<ListToolProps>[]
  onTrash: (trash: boolean) => void
}

const exporting: Tool<ListToolProps> = {
  name: 'export',
  isFrequent: true,
  show: staff,
  load: () => import('#engine/list/export/ExportButton.tsx'),
}

/** The actions on a list as a whole: add, export, open its trash, and declared tools. */
export function ListToolbar({ collection, params, rows, selected, tools, onTrash }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const viewer = useViewer()
  const shortcut = useShortcut('n')
  const count = rows.page?.count ?? 0

  const { page: _page, size: _size, ...query } = toQuery(collection, params, viewer, language)
  const given = {
    collection,
    query,
    count,
    selected,
    shown: rows.shown,
    isLoading: rows.isLoading,
    columns: params.columns,
  }
  const canCreate = can(collection, 'create', viewer)
  const canImport = collection.imports !== undefined && (collection.imports.show?.(viewer) ?? true) && canCreate
  const isImported = isImportedOnly(collection)
  // Nothing is added to a trash.
  const hasMain = !params.trash && canCreate && (isImported ? canImport : !collection.closed?.(viewer))
  const isImportFrequent = canImport && !isImported && !params.trash
  const hasTrash = can(collection, 'restore', viewer)
  const room = maxFrequent - Number(isImportFrequent) - Number(params.trash)
  // What a collection names comes first, then its trash, then what every list has.
  const own = splitTools([...(collection.tools?.list ?? []).filter(({ isOfSelection }) => !isOfSelection), exporting], {
    viewer,
    given,
    room,
  })
  const isTrashFrequent = params.trash || (hasTrash && own.left > 0)
  const left = own.left - Number(isTrashFrequent && !params.trash)
  const shared = splitTools(tools, { viewer, given, room: left })
  const importing = canImport && (
    <LinkButton key="import" kind={isImported ? 'primary' : 'quiet'} icon={FileUp} to={`/${collection.path}/+?import`}>
      {t('list.import')}
    </LinkButton>
  )
  const trash = hasTrash && (
    <Button key="trash" icon={params.trash ? ArrowLeft : Trash2} onClick={() => onTrash(!params.trash)}>
      {t(params.trash ? 'list.leave-trash' : getTrashKey(collection))}
    </Button>
  )
  return (
    <OverflowActions
      frequent={[
        isImportFrequent && importing,
        ...own.frequent.map((tool) => <Tools key={tool.name} tools={[tool]} given={given} />),
        isTrashFrequent && trash,
        ...shared.frequent.map((tool) => <Tools key={tool.name} tools={[tool]} given={given} />),
      ]}
      main={
        isImported
          ? hasMain && importing
          : hasMain && (
              <LinkButton kind="primary" icon={Plus} to={collection.addPath ?? `/${collection.path}/+`} {...shortcut}>
                {t('list.add')}
              </LinkButton>
            )
      }
    >
      {!isImported && !isImportFrequent && !params.trash && importing}
      <Tools tools={own.others} given={given} />
      <Tools tools={shared.others} given={given} />
      {!isTrashFrequent && trash}
    </OverflowActions>
  )
}
