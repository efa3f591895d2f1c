import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ValidationError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { isOwnSave } from '#api/rows/ownSaves.ts'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import { applySettings, ChangedMeanwhile } from './applySettings.ts'
import { ChangeEntry } from './ChangeEntry.tsx'
import styles from './Settings.module.css'
import { identityKeys, settingKeys, type SettingKey, type Settings } from './settings.ts'
import { getChanges, type NameOf } from './settingsDiff.ts'
import { getLanguage } from '#lib/languages.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

type Draft = { taken: Record<SettingKey, boolean> }

/** The changes of a settings file, setting by setting; only selected ones are sent, after a confirmation. */
export function SettingsDialog({
  collection,
  row,
  settings,
  onClose,
}: PanelProps<RowAt<'results/measures'>> & { settings: Settings; onClose: () => void }) {
  const { t } = useTranslation(['measures', 'portal'])
  const labels = useLabels(collection)
  const viewer = useViewer()
  const getName: NameOf = (key, value) => {
    if (typeof value === 'boolean') return t(value ? 'portal:yes' : 'portal:no')
    return key === 'languages' ? t(`portal:language.${getLanguage(value)}`) : undefined
  }
  const [seen, setSeen] = useState(row)
  const isOther = settings.measure !== undefined && settings.measure !== row.id
  const changes = getChanges(seen, settings.values, getName)
  const taken = Object.fromEntries(
    settingKeys.map((key) => [key, !(isOther && identityKeys.includes(key))]),
  ) as Draft['taken']
  const {
    control,
    formState: { errors },
    handleSubmit,
    setError,
  } = useForm<Draft>({ defaultValues: { taken } })
  const ticked = useWatch({ control, name: 'taken' })
  const count = changes.filter(({ key }) => ticked[key]).length

  const changed = (fresh: RowAt<'results/measures'>) =>
    t(isOwnSave(collection.endpoint, fresh) ? 'settings.changed-own' : 'settings.changed')
  const apply = useAction<Draft>({
    run: async (draft) => {
      const chosen = changes.filter(({ key }) => draft.taken[key])
      const values = Object.fromEntries(chosen.map(({ key }) => [key, settings.values[key]]))
      await applySettings(collection, seen, values, viewer)
    },
    showError: (error) => {
      if (error instanceof ChangedMeanwhile) setSeen(error.fresh)
      setError('root', {
        type: 'server',
        message: error instanceof ChangedMeanwhile ? changed(error.fresh) : getReason(error, labels.field),
      })
    },
    success: t('settings.done'),
    invalidates: [queryKeys.endpoint(viewer.id, collection.endpoint)],
    invalidatesOnError: true,
    onDone: onClose,
  })
  return (
    <Dialog
      title={t('settings.import')}
      size="wide"
      onClose={onClose}
      isBlocking={apply.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={apply.isPending}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button
            kind="primary"
            busy={apply.isPending}
            disabled={count === 0}
            reason={t('settings.nothing-taken')}
            onClick={() => void handleSubmit(async (draft) => await apply.run(draft))()}
          >
            {t('settings.apply', { n: count })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {errors.root && (
          <Banner kind="error">
            <bdi>{errors.root.message}</bdi>
          </Banner>
        )}
        {isOther && <Banner kind="warning">{t('settings.other', { id: settings.measure ?? '' })}</Banner>}
        {settings.broken.length > 0 && (
          <Banner kind="warning">
            {t('settings.broken', { names: settings.broken.map(labels.field).join(', ') })}
          </Banner>
        )}
        {settings.dropped.length > 0 && (
          <p className={styles.note}>
            {t('settings.dropped')} <bdi>{settings.dropped.slice(0, 20).join(', ')}</bdi>
            {settings.dropped.length > 20 && ' …'}
          </p>
        )}
        {changes.length === 0 && <p>{t('settings.same')}</p>}
        {changes.map((change) => (
          <Controller
            key={change.key}
            control={control}
            name={`taken.${change.key}`}
            render={({ field: { value, onChange } }) => (
              <ChangeEntry change={change} label={labels.field(change.key)} isTaken={value} onTake={onChange} />
            )}
          />
        ))}
      </div>
    </Dialog>
  )
}

function getReason(error: unknown, getLabel: (name: string) => string): string {
  if (!(error instanceof ValidationError)) return errorMessage(error)
  return [
    ...error.fields.map(({ path, message }) => `${getLabel(path.split('.')[0] ?? path)}${labelSeparator()}${message}`),
    ...error.general,
  ].join(' ')
}
