import Download from 'lucide-react/icons/download'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListToolProps } from '#engine/collection.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: ExportDialog } = lazyComponent(async () => (await import('./ExportDialog.tsx')).ExportDialog, 'dialog')

/** Saves the rows of a list as a file: all of them, or the selected ones. */
export default function ExportButton(props: ListToolProps) {
  const { t } = useTranslation(['portal', 'actions'])
  // The rows that were selected when the dialog was opened.
  const [opened, setOpened] = useState<ListToolProps>()
  const [isWaiting, setWaiting] = useState(false)
  const isMore = isIgnored(props.query, props.shown)
  if (isWaiting && !props.isLoading) {
    setWaiting(false)
    if (props.count > 0) setOpened(props)
  }
  if (props.selected.length === 0 && props.count === 0 && !isMore && !props.isLoading) return null
  return (
    <>
      <Button
        icon={Download}
        busy={isWaiting}
        disabled={props.selected.length === 0 && isMore}
        reason={t('actions:unapplied-first')}
        onClick={() => (props.isLoading ? setWaiting(true) : setOpened(props))}
      >
        {t('list.export')}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ExportDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </>
  )
}
