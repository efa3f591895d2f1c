import Link from 'lucide-react/icons/link'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { NameDialog } from './NameDialog.tsx'
import type { SavedView } from '#api/storage/devicePreferences.ts'
import styles from './Views.module.css'

type Props = {
  views: readonly SavedView[]
  isTaken: (name: string, but?: string) => boolean
  onRename: (view: SavedView, name: string) => void
  onRemove: (view: SavedView) => void
  onCopy: (view: SavedView) => void
  onClose: () => void
}

/** The views of a list to rename, share or delete. */
export function ManageViews({ views, isTaken, onRename, onRemove, onCopy, onClose }: Props) {
  const { t } = useTranslation(['actions', 'portal'])
  const [renamed, setRenamed] = useState<SavedView>()
  if (renamed) {
    return (
      <NameDialog
        first={renamed.name}
        isTaken={(name) => isTaken(name, renamed.id)}
        title={t('view.rename-title')}
        onClose={() => setRenamed(undefined)}
        onName={(name) => onRename(renamed, name)}
      />
    )
  }
  return (
    <Dialog
      title={t('view.manage-title')}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('portal:ui.close')}
        </Button>
      }
      onClose={onClose}
    >
      {views.length === 0 && <p>{t('view.none')}</p>}
      <ul className={styles.list}>
        {views.map((view) => (
          <li key={view.id}>
            <bdi translate="no">{view.name}</bdi>
            <span className={styles.actions}>
              <IconButton
                icon={Pencil}
                label={t('view.rename', { name: view.name })}
                onClick={() => setRenamed(view)}
              />
              <IconButton icon={Link} label={t('view.copy-one', { name: view.name })} onClick={() => onCopy(view)} />
              <IconButton
                icon={Trash2}
                kind="danger"
                label={t('view.remove', { name: view.name })}
                onClick={() => onRemove(view)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
