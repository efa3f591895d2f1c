import type { RowAt } from '#api/rows/page.ts'
import FileDown from 'lucide-react/icons/file-down'
import FileUp from 'lucide-react/icons/file-up'
import Settings2 from 'lucide-react/icons/settings-2'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveBlob } from '#api/files/download.ts'
import { can } from '#engine/access.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { BadSettings, fileLimit, readSettings, type Settings, settingsText } from './settings.ts'
import { FileInput } from '#ui/fields/FileInput.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { toast } from '#ui/feedback/toasts.ts'

const { Part: SettingsDialog } = lazyComponent(
  async () => (await import('./SettingsDialog.tsx')).SettingsDialog,
  'dialog',
)

/** Exports the settings of a measure as a file, and imports them after showing the changes. */
export default function SettingsTool({ collection, row, isDirty }: RecordToolProps<RowAt<'results/measures'>>) {
  const { t } = useTranslation(['measures', 'portal', 'actions'])
  const viewer = useViewer()
  const input = useRef<HTMLInputElement>(null)
  const [read, setRead] = useState<Settings>()

  const take = async (file: File | undefined) => {
    if (!file) return
    try {
      if (file.size > fileLimit) throw new BadSettings('too-large')
      setRead(readSettings(await file.text()))
    } catch (error) {
      const reason = error instanceof BadSettings ? error.reason : 'unreadable'
      toast.error(t(`settings.${reason}`), { title: t('settings.import') })
    }
  }
  const save = () =>
    saveBlob(new Blob([settingsText(row)], { type: 'application/json' }), `settings_measure_${row.id}.json`)
  const canTake = row.is_active !== false && can(collection, 'update', viewer, row)
  return (
    <>
      <MenuButton
        icon={Settings2}
        label={t('settings.title')}
        items={[
          { key: 'export', icon: FileDown, label: t('settings.export'), onSelect: save },
          ...(canTake
            ? [
                {
                  key: 'import',
                  icon: FileUp,
                  label: t('settings.import'),
                  onSelect: () => input.current?.click(),
                  disabled: isDirty,
                  reason: t('actions:form.save-first'),
                },
              ]
            : []),
        ]}
      />
      <FileInput
        ref={input}
        hidden
        accept=".json,application/json"
        aria-label={t('settings.file')}
        onFiles={([file]) => void take(file)}
      />
      {read && (
        <Suspense fallback={null}>
          <SettingsDialog collection={collection} row={row} settings={read} onClose={() => setRead(undefined)} />
        </Suspense>
      )}
    </>
  )
}
