import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/page.ts'
import { type Collection, type Entry, long } from '#engine/collection.ts'
import { isShown } from '#engine/form/entries.ts'
import styles from '#engine/form/Form.module.css'
import { FormEntry } from '#engine/form/FormEntry.tsx'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import type { Saving } from '#engine/form/useSave.ts'
import type { RecordForm } from '#engine/form/useRecordForm.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'

const ConflictDialog = lazy(() => import('#engine/form/ConflictDialog.tsx'))

/** The form of a record; what it holds and how it is saved come from outside. */
export function Form({ id, collection, form, saving, marked }: { id: string; collection: Collection; form: RecordForm; saving: Saving; marked: string[] }) {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const labelOf = useKeyLabel(collection)
  const viewer = useViewer()
  const element = useRef<HTMLFormElement>(null)
  const latest = useRef(saving)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    latest.current = saving
  })
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])
  const isNew = form.base === undefined
  const row: Row = { ...form.base, ...form.values, id: form.base?.id ?? 0 }
  const entries = long<Entry>(collection.form).filter((entry) => isShown(collection, entry, row, viewer, isNew))
  const wrong = Object.keys(form.errors)

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    handOverTyped()
    // What a field handed over on losing the focus stands in the form's state after this turn only.
    setTimeout(() => void latest.current.save().then((problems) => problems && setRefusals((count) => count + 1)))
  }
  return (
    // The keys are watched for the fields in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form id={id} ref={element} className={styles.form} onSubmit={submit} onKeyDown={handOverOnEnter} noValidate>
      {wrong.length > 0 && (
        <Banner kind="error">
          <span>{t('form.summary', { n: wrong.length })}</span>
          <ul className={styles.summary}>
            {wrong.map((key) => (
              <li key={key}>
                <button type="button" className={styles.jump} onClick={() => element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(key)}"]`)?.focus()}>
                  {labelOf(key)}
                </button>
                : <bdi>{form.errors[key]}</bdi>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {saving.failed.length > 0 && (
        <Banner kind="error" action={<Button onClick={() => void saving.retrySteps()} busy={saving.isSaving}>{t('steps.retry')}</Button>}>
          {t('steps.failed')} {saving.failed.map(({ step }) => step.name).join(', ')}
        </Banner>
      )}
      <div className={styles.fields}>
        {entries.map((entry) => (
          <FormEntry
            key={entry.field}
            collection={collection}
            entry={entry}
            row={row}
            labels={labels}
            isNew={isNew}
            values={form.values}
            errors={form.errors}
            set={form.set}
            onProblem={form.setUnread}
            isMarked={marked.includes(entry.field)}
          />
        ))}
      </div>
      {saving.conflict && (
        <Suspense fallback={null}>
          <ConflictDialog collection={collection} foreign={saving.conflict.foreign} onDecide={saving.conflict.decide} />
        </Suspense>
      )}
    </form>
  )
}

/** Enter sends a form by its button, which may rest until what was typed last is known. */
function handOverOnEnter({ key, target }: React.KeyboardEvent): void {
  if (key === 'Enter' && target instanceof HTMLInputElement) handOverTyped()
}

function handOverTyped(): void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement)) return
  active.blur()
  active.focus({ preventScroll: true })
}
