import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attempt } from '#api/createOnce.ts'
import { FieldErrors, NotFound } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import type { Row } from '#api/page.ts'
import { rowQuery } from '#api/queries.ts'
import type { Collection, Step, Values } from '#engine/collection.ts'
import { writableKeys } from '#engine/form/entries.ts'
import { differences, type Foreign } from '#engine/form/merge.ts'
import { problemsOf } from '#engine/form/problems.ts'
import { createRecord, runSteps, SaveCalledOff, saveRecord } from '#engine/form/save.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import type { RecordForm } from '#engine/form/useRecordForm.ts'
import { useTellFault } from '#engine/useTellFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { notify } from '#ui/notices.ts'

type Conflict = { foreign: Foreign[]; decide: (keepTheirs: ReadonlySet<string> | null) => void }

export type Saving = {
  isSaving: boolean
  /** Saves; true where something keeps the form open. */
  save: () => Promise<boolean>
  conflict: Conflict | undefined
  /** Further calls of the last save that failed and can be sent again alone. */
  failed: { step: Step; error: unknown }[]
  retrySteps: () => Promise<void>
}

/** What was sent last, and the record that came of it. */
type Sent = { values: Values; saved: Row }

/** Saves a form once at a time, tells what came of it, and puts what is wrong at its field. The form of a new record is that of the record then. */
export function useSave(collection: Collection, form: RecordForm): Saving {
  const { t } = useTranslation()
  const viewer = useViewer()
  const labelOf = useKeyLabel(collection)
  const client = useQueryClient()
  const tellFault = useTellFault()
  const isBusy = useRef(false)
  const attempt = useRef<Attempt>({})
  const last = useRef<Sent>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [failed, setFailed] = useState<Saving['failed']>([])
  const isNew = form.base === undefined

  const once = async (work: () => Promise<boolean>): Promise<boolean> => {
    if (isBusy.current) return false
    isBusy.current = true
    setSaving(true)
    try {
      return await work()
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  const decide = (foreign: Foreign[]) =>
    new Promise<ReadonlySet<string> | null>((answer) =>
      setConflict({
        foreign,
        decide: (keepTheirs) => {
          setConflict(undefined)
          answer(keepTheirs)
        },
      }),
    )

  const store = async (): Promise<Row> => {
    const row = { ...form.base, ...form.values, id: form.base?.id ?? 0 }
    const writable = writableKeys(collection, row, viewer, isNew)
    if (!form.base) return createRecord(collection, form.values, writable, viewer, attempt.current)
    if (differences(writable, form.base, form.values).length === 0) return form.base
    return saveRecord(collection, form.base, form.values, writable, viewer, decide)
  }

  const tell = (error: unknown) => {
    if (error instanceof SaveCalledOff) return
    if (error instanceof FieldErrors) {
      form.setErrors(Object.fromEntries(error.fields.map(({ path, message }) => [topKey(path), serverText(message)])))
      for (const { path, message } of error.fields)
        notify.error(serverText(message), { title: t('error.field', { field: labelOf(topKey(path)) }) })
      for (const message of error.general) notify.error(serverText(message), { title: t('error.title') })
      return
    }
    tellFault(error, error instanceof NotFound ? t('form.gone') : undefined)
  }

  /** Everything is read again; a record that cannot be is as the answer to its save said. */
  const reread = async (saved: Row): Promise<Row> => {
    const { queryKey } = rowQuery(viewer.id, collection.endpoint, saved.id)
    client.setQueryData(queryKey, (known) => known && { ...known, ...saved })
    await client.invalidateQueries({ queryKey: [viewer.id] })
    return client.getQueryData(queryKey) ?? saved
  }

  /** What is missing can be sent again; until it is in, its fields count as not saved. */
  const finish = async ({ values, saved }: Sent, left: Saving['failed']) => {
    setFailed(left)
    for (const { step, error } of left) tellFault(error, step.name)
    const stored = await reread(saved)
    if (left.length > 0) return form.reset({ ...stored, ...savedBySteps(collection, form.base) }, {})
    form.reset(stored, values)
  }

  const save = () =>
    once(async () => {
      const row = { ...form.base, ...form.values, id: form.base?.id ?? 0 }
      const problems = problemsOf(collection, row, viewer, isNew)
      const told = Object.entries(problems).map(([key, { word, values }]) => [key, t(word, values ?? {})] as const)
      form.setErrors({ ...Object.fromEntries(told), ...form.unread })
      if (told.length > 0 || Object.keys(form.unread).length > 0) return true
      try {
        const saved = await store()
        const steps = collection.steps ? await (await collection.steps()).default(saved, form.values, form.base, viewer) : []
        const left = await runSteps(steps)
        if (left.length === 0) notify.success(t(isNew ? (collection.thanks ?? 'done.created') : 'done.saved'))
        last.current = { values: form.values, saved }
        await finish(last.current, left)
        return false
      } catch (error) {
        tell(error)
        return true
      }
    })

  const retrySteps = async () => {
    await once(async () => {
      const left = await runSteps(failed.map(({ step }) => step))
      if (left.length === 0) notify.success(t('done.saved'))
      if (last.current) await finish(last.current, left)
      return left.length > 0
    })
  }
  return { isSaving, save, conflict, failed, retrySteps }
}

/** What a record had, before it was saved, under the keys that are saved by steps. */
function savedBySteps({ fields }: Collection, base: Row | undefined): Values {
  return Object.fromEntries(Object.keys(fields).flatMap((key) => (fields[key]?.bySteps ? [[key, base?.[key]]] : [])))
}

function topKey(path: string): string {
  return path.split('.')[0] ?? path
}
