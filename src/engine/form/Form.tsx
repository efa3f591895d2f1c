import { type ReactNode, type Ref, Suspense, useId } from 'react'
import { FormProvider } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import { isShown, getSections } from './entries.ts'
import { flushInputs } from './flushInputs.ts'
import { getSectionId } from './sectionId.ts'
import styles from './Form.module.css'
import { FormEntry } from './FormEntry.tsx'
import { useRowSelector } from './useRowSelector.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { preloadedOnEdit, usePreloadOnEdit } from './preloadedOnEdit.ts'
import type { RecordForm } from './useRecordForm.ts'
import type { Saving } from '#engine/form/save/useSave.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: ConflictDialog, preload } = lazyComponent(
  async () => (await import('#engine/form/save/ConflictDialog.tsx')).ConflictDialog,
  'dialog',
)
preloadedOnEdit.add(preload)

type Props = {
  id: string
  ref?: Ref<HTMLFormElement>
  collection: Collection
  form: RecordForm
  saving: Saving
  marks: Readonly<Record<string, string>>
}

/** The form of a record; its values and its saving come by props. */
export function Form({ id, ref, collection, form, saving, marks }: Props) {
  const { t } = useTranslation(['portal', 'actions'])
  const labels = useLabels(collection)
  const getLabel = useKeyLabel(collection)
  const viewer = useViewer()
  const { base, unparsed } = form
  usePreloadOnEdit(form.isChanged)
  const { errors } = form.formState
  const sections = getSections(collection)
  const shown = useRowSelector(form, base, (row) =>
    sections.map(({ entries }) =>
      entries.flatMap((entry) => (isShown(collection, entry, row, viewer, base === undefined) ? entry.field : [])),
    ),
  )
  const wrong = Object.keys(errors)

  return (
    <FormProvider {...form}>
      {/* The keys are handled for the fields inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <form
        id={id}
        ref={ref}
        className={styles.form}
        noValidate
        onKeyDown={commitOnEnter}
        onSubmit={(event) => {
          flushInputs()
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
                    {getLabel(key)}
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
        {sections.map(
          ({ section = '', entries }, index) =>
            (shown[index]?.length ?? 0) > 0 && (
              <Section key={section} name={section}>
                {entries
                  .filter(({ field, inside }) => inside === undefined && shown[index]?.includes(field))
                  .map((entry) => (
                    <FormEntry
                      key={entry.field}
                      collection={collection}
                      labels={labels}
                      entry={entry}
                      base={base}
                      onUnparsed={unparsed.set}
                      marked={marks[entry.field]}
                    />
                  ))}
              </Section>
            ),
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

/** A part of the form under its heading; entries without a section have no heading. */
function Section({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation('forms')
  const id = useId()
  if (name === '') return <div className={styles.fields}>{children}</div>
  return (
    <div id={getSectionId(name)} role="group" className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t(`section.${name}`)}</h2>
      <div className={styles.fields}>{children}</div>
    </div>
  )
}

/** Enter submits a form by its button, which may be disabled until the form has the last input. */
function commitOnEnter({ key, target }: React.KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) flushInputs()
}
