import type { Collection } from '#engine/collection.ts'
import type { ListParams } from '#engine/list/url/listParams.ts'
import { copyLink } from './copyLink.ts'
import { LinkDialog } from './LinkDialog.tsx'
import { ManageViews } from './ManageViews.tsx'
import { SaveView } from './SaveView.tsx'
import { useViewChanges, useViews } from './useViews.ts'
import { keptQuery } from './viewState.ts'

export type ViewDialogProps = {
  collection: Collection
  params: ListParams
  linked: string | undefined
  /** Which of them is open; a link that could not be copied is shown. */
  dialog: 'save' | 'manage' | { address: string } | undefined
  onDialog: (dialog: ViewDialogProps['dialog']) => void
}

/** The dialogs of the views of a list. */
export function ViewDialog({ collection, params, linked, dialog, onDialog }: ViewDialogProps) {
  const views = useViews(collection.path)
  const { full, isTaken, save, rename, remove } = useViewChanges(collection.path)
  const close = () => onDialog(undefined)
  if (dialog === 'save')
    return (
      <SaveView
        collection={collection}
        params={params}
        first={linked ?? ''}
        isTaken={isTaken}
        full={full}
        onClose={close}
        onSave={(name) => save(name, keptQuery(collection, params))}
      />
    )
  if (dialog === 'manage')
    return (
      <ManageViews
        views={views}
        isTaken={isTaken}
        onClose={close}
        onCopy={(view) => void copyLink(view).then((address) => address && onDialog({ address }))}
        onRemove={remove}
        onRename={rename}
      />
    )
  return dialog && <LinkDialog address={dialog.address} onClose={close} />
}
