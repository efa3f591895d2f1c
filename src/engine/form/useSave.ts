import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attempt } from '#api/createOnce.ts'
import { FieldErrors, NotFound } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import type { Row } from '#api/page.ts'
import { rowQuery } from '#api/queries.ts'
import type { Collection, FollowUpCall, Values } from '#engine/collection.ts'
import { formKeys, writableKeys } from '#engine/form/entries.ts'
import { differences, type FieldConflict } from '#engine/form/merge.ts'
import { createRecord, runFollowUpCalls, SaveCalledOff, saveRecord } from '#engine/form/save.ts'
import { rowOf } from '#engine/form/useFromRow.ts'
import { useKeyLabel } from '#engine/form/useKeyLabel.ts'
import type { RecordForm } from '#engine/form/useRecordForm.ts'
import { useOnce } from '#engine/useOnce.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { notify } from '#ui/notices.ts'

type Conflict = { foreign: FieldConflict[]; decide: (keepTheirs: ReadonlySet<string> | null) => void }

export type Saving = {
  isSaving: boolean
  save: (event?: FormEvent) => Promise<void>
  conflict: Conflict | undefined
  /** Further calls of the last save that failed and can be sent again alone. */
  failed: { step: FollowUpCall; error: unknown }[]
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
  const tellFault = useNotifyFault()
  const once = useOnce()
  const attempt = useRef<Attempt>({})
  const last = useRef<Sent>(undefined)
  const [isRetrying, setRetrying] = useState(false)
  const [conflict, setConflict] = useState<Conflict>()
  const [failed, setFailed] = useState<Saving['failed']>([])
  const isNew = form.base === undefined

  const decide = (foreign: FieldConflict[]) =>
    new Promise<ReadonlySet<string> | null>((answer) =>
      setConflict({
        foreign,
        decide: (keepTheirs) => {
          setConflict(undefined)
          answer(keepTheirs)
        },
      }),
    )

  const store = async (values: Values): Promise<Row> => {
    const { base } = form
    const writable = writableKeys(collection, rowOf(base, values), viewer, isNew)
    if (!base) return createRecord(collection, values, writable, viewer, attempt.current)
    if (differences(collection, writable, base, values).length === 0) return base
    return saveRecord(collection, base, values, writable, viewer, decide)
  }

  /** The first field with something wrong gets the focus, be it that its text cannot be read. */
  const refuse = () => {
    form.unread.tell()
    const wrong = form.getErrors()
    const first = formKeys(collection).find((key) => key in wrong)
    if (first !== undefined) form.setFocus(first)
  }

  const tell = (error: unknown) => {
    if (error instanceof SaveCalledOff) return
    if (error instanceof FieldErrors) {
      // Of several messages for a field the first stands at it; all of them are told.
      for (const { path, message } of error.fields.toReversed())
        form.setError(topKey(path), { type: 'server', message: serverText(message) })
      refuse()
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
    if (left.length > 0) return form.restart({ ...stored, ...savedBySteps(collection, form.base) }, {})
    form.restart(stored, values)
  }

  const send = async (values: Values) => {
    if (!form.unread.isWhole) return refuse()
    try {
      const saved = await store(values)
      const steps = collection.followUpCalls
        ? await (await collection.followUpCalls()).default(saved, values, form.base, viewer)
        : []
      const left = await runFollowUpCalls(steps)
      if (left.length === 0) notify.success(t(isNew ? (collection.thanks ?? 'done.created') : 'done.saved'))
      last.current = { values, saved }
      await finish(last.current, left)
    } catch (error) {
      tell(error)
    }
  }
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    await once(async () => await form.handleSubmit(send, refuse)(event))
  }

  const retrySteps = () =>
    once(async () => {
      setRetrying(true)
      const left = await runFollowUpCalls(failed.map(({ step }) => step))
      if (left.length === 0) notify.success(t('done.saved'))
      if (last.current) await finish(last.current, left).finally(() => setRetrying(false))
    })
  return { isSaving: form.formState.isSubmitting || isRetrying, save, conflict, failed, retrySteps }
}

/** What a record had, before it was saved, under the keys that are saved by steps. */
function savedBySteps({ fields }: Collection, base: Row | undefined): Values {
  return Object.fromEntries(
    Object.keys(fields).flatMap((key) => (fields[key]?.savedSeparately ? [[key, base?.[key]]] : [])),
  )
}

function topKey(path: string): string {
  return path.split('.')[0] ?? path
}
