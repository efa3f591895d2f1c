import { Suspense, useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Collection, type Entry, fieldOrText, normalised } from '#engine/collection.ts'
import { isShown } from './entries.ts'
import { commitTyped } from './commitTyped.ts'
import styles from './Form.module.css'
import { FormEntry } from './FormEntry.tsx'
import { useRowSelector } from './useRowSelector.ts'
import { useKeyLabel } from './useKeyLabel.ts'
import type { RecordForm } from './useRecordForm.ts'
import type { Saving } from './useSave.ts'
import { useViewer } from '#engine/viewer.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { lazyPart } from '#ui/lazyPart.tsx'

const { Part: ConflictDialog } = lazyPart(async () => (await import('./ConflictDialog.tsx')).ConflictDialog, 'dialog')

type Props = {
  id: string
  collection: Collection
  form: RecordForm
  saving: Saving
  marks: Readonly<Record<string, string>>
}

/** The form of a record; what it holds and how it is saved come from outside. */
export function Form({ id, collection, form, saving, marks }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const labelOf = useKeyLabel(collection)
  const viewer = useViewer()
  const { base, unparsed } = form
  const { errors } = form.formState
  const entries = useMemo(() => normalised<Entry>(collection.form), [collection])
  const isEntryShown = useRowSelector(form, base, (row) =>
    entries.map((entry) => isShown(collection, entry, row, viewer, base === undefined)),
  )
  const wrong = Object.keys(errors)
  const drawn = entries
    .filter((_entry, index) => isEntryShown[index])
    .map((entry) => ({ entry, isMachine: isStamp(collection, entry) }))
  const draw = ({ entry }: { entry: Entry }) => (
    <FormEntry
      key={entry.field}
      collection={collection}
      entry={entry}
      base={base}
      onUnparsed={unparsed.set}
      marked={marks[entry.field]}
    />
  )

  return (
    <FormProvider {...form}>
      {/* The keys are handled for the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        id={id}
        className={styles.form}
        noValidate
        onKeyDown={commitOnEnter}
        onSubmit={(event) => {
          commitTyped()
          void saving.save(event)
        }}
      >
        {wrong.length > 0 && (
          <Banner kind="error">
            <span>{t('actions:form.summary', { n: wrong.length })}</span>
            <ul className={styles.summary}>
              {wrong.map((key) => (
                <li key={key}>
                  <button type="button" className={styles.jump} onClick={() => form.setFocus(key)}>
                    {labelOf(key)}
                  </button>
                  : <bdi>{errors[key]?.message}</bdi>
                </li>
              ))}
            </ul>
          </Banner>
        )}
        {saving.failed.length > 0 && (
          <Banner
            kind="error"
            action={
              <Button onClick={() => void saving.retryFailedCalls()} busy={saving.isSaving}>
                {t('actions:steps.retry')}
              </Button>
            }
          >
            {t('actions:steps.failed')} {saving.failed.map(({ call }) => call.name).join(', ')}
          </Banner>
        )}
        <div className={styles.fields}>{drawn.filter(({ isMachine }) => !isMachine).map(draw)}</div>
        {drawn.some(({ isMachine }) => isMachine) && (
          <section className={styles.machine} aria-label={t('actions:machine')}>
            <h2>{t('actions:machine')}</h2>
            <div className={styles.fields}>{drawn.filter(({ isMachine }) => isMachine).map(draw)}</div>
          </section>
        )}
        {saving.question && (
          <Suspense fallback={null}>
            <ConflictDialog
              collection={collection}
              conflicts={saving.question.conflicts}
              current={saving.question.current}
              onClose={() => saving.question?.resolve(null)}
              onDecide={saving.question.resolve}
            />
          </Suspense>
        )}
      </form>
    </FormProvider>
  )
}

/** What the server notes of a record by itself (its number, when it was made and changed) stands behind what people write. */
function isStamp(collection: Collection, { field: name }: Entry): boolean {
  const field = fieldOrText(collection, name)
  return field.readOnly === true && (field.kind === 'moment' || name === 'id')
}

/** Enter submits a form by its button, which may be disabled until the form knows what was typed last. */
function commitOnEnter({ key, target }: React.KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) commitTyped()
}
