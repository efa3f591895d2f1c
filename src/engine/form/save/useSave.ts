import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { IdempotencyState } from '#api/rows/createIdempotent.ts'
import { ValidationError, NotFoundError } from '#api/http/errors.ts'
import type { Row } from '#api/rows/page.ts'
import { queryKeys, rowQuery } from '#api/rows/queries.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { formKeys, withoutHidden, writableKeys } from '#engine/form/entries.ts'
import { diffValues, type FieldConflict } from './merge.ts'
import { createRecord, type FailedCall, runFollowUpCalls, type Saved, hasOwnEndpoint, saveRecord } from './save.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'
import { TrashedMeanwhile } from './TrashedMeanwhile.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { getRow } from '#engine/form/useRowSelector.ts'
import type { RecordForm } from '#engine/form/useRecordForm.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { firstMessages, useNotifyRefusal } from '#engine/actions/useNotifyRefusal.ts'
import { useViewer } from '#engine/viewer.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { confirm } from '#ui/confirm/confirm.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** A conflict to resolve: how to handle values that somebody else changed. */
type ConflictQuestion = {
  conflicts: FieldConflict[]
  /** The current record of the server. */
  current: Row
  resolve: (keepTheirs: ReadonlySet<string> | null) => void
}

export type Saving = {
  isSaving: boolean
  /** Whether everything is saved now. */
  save: (event?: FormEvent) => Promise<boolean>
  question: ConflictQuestion | undefined
  /** Further calls of the last save that failed and can be sent again alone. */
  failed: FailedCall[]
  retryFailedCalls: () => Promise<void>
}

/** The values sent last, and the resulting record. */
type Sent = { values: Values; saved: Row }

/**
 * Saves a form, one save at a time, reports the result, and shows errors at their fields. Afterwards the form of a new
 * record is that of the created one.
 */
export function useSave(collection: Collection, form: RecordForm): Saving {
  const { t } = useTranslation(['portal', 'actions'])
  const viewer = useViewer()
  const labels = useLabels(collection)
  const getLabel = useKeyLabel(collection)
  const language = useLanguage()
  const client = useQueryClient()
  const notifyRefusal = useNotifyRefusal(collection, { isAtField: true })
  const attempt = useRef<IdempotencyState>({})
  const last = useRef<Sent>(undefined)
  const [question, setQuestion] = useState<ConflictQuestion>()
  const [failed, setFailed] = useState<Saving['failed']>([])
  const isNew = form.base === undefined

  const created = (saved: Row) =>
    collection.thanks
      ? t(`actions:${collection.thanks}`)
      : t('actions:created', { what: labels.one, name: getTitle(collection, saved, language) })

  const savedText = (saved: Row) => {
    const name = getTitle(collection, saved, language)
    return name ? t('actions:one-saved', { what: labels.one, name }) : t('done.saved')
  }

  const confirmConflicts = (conflicts: FieldConflict[], current: Row) =>
    new Promise<ReadonlySet<string> | null>((decide) =>
      setQuestion({
        conflicts,
        current,
        resolve: (keepTheirs) => {
          setQuestion(undefined)
          decide(keepTheirs)
        },
      }),
    )

  const store = async (typed: Values): Promise<Saved> => {
    const { base } = form
    const values = withoutHidden(collection, base, typed, viewer)
    const writable = writableKeys(collection, getRow(base, values), viewer, isNew)
    if (base && diffValues(collection, writable, base, values).length > 0)
      return await saveRecord(collection, base, values, writable, viewer, confirmConflicts)
    const row = base ?? (await createRecord(collection, values, writable, viewer, attempt.current))
    return { row, before: base, wanted: values }
  }

  /** Confirms doubtful input once. */
  const isMeant = async (values: Values): Promise<boolean> => {
    const { doubts } = collection
    const found = (await doubts?.in(values, form.base)) ?? []
    if (!doubts || found.length === 0) return true
    return await confirm({
      kind: 'warning',
      title: t('actions:save-doubt.title'),
      text: t(`actions:${doubts.text}`),
      details: found.map(({ key, texts }) => `${getLabel(key)}${labelSeparator()}${texts.join(' … ')}`),
      confirmLabel: t('actions:save-doubt'),
      cancelLabel: t('actions:conflict-back'),
    })
  }

  /** Shows the errors and focuses the first field with one. */
  const showErrors = () => {
    form.unparsed.showErrors()
    const wrong = form.getErrors()
    const first = formKeys(collection).find((key) => key in wrong)
    if (first !== undefined) form.setFocus(first)
  }

  const reportError = (error: unknown) => {
    if (error instanceof SaveCancelled) return
    if (error instanceof TrashedMeanwhile) {
      // The page shows that it is in the trash, and how to restore it.
      void client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
      return toast.error(t('actions:form.trashed'), { title: t('error.title') })
    }
    if (error instanceof ValidationError) {
      for (const { key, message } of firstMessages(error)) form.setError(key, { message })
      showErrors()
    }
    notifyRefusal(error, error instanceof NotFoundError ? t('actions:form.gone') : undefined)
  }

  /**
   * Refreshes everything, and waits for the record alone. If it cannot be read, the response to the save replaces it.
   */
  const reread = async (saved: Row): Promise<Row> => {
    const { queryKey } = rowQuery(viewer.id, collection.endpoint, saved.id)
    client.setQueryData(queryKey, (known) => known && { ...known, ...saved })
    void client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
    await client.invalidateQueries({ queryKey }, { cancelRefetch: false })
    return client.getQueryData(queryKey) ?? saved
  }

  /** Failed calls can be sent again; until they succeed, their fields count as unsaved. Returns whether nothing is. */
  const finish = async ({ values, saved }: Sent, stillFailing: FailedCall[], message: string): Promise<boolean> => {
    setFailed(stillFailing)
    for (const { call, error } of stillFailing) notifyRefusal(error, call.name)
    if (stillFailing.length > 0) {
      form.restart({ ...(await reread(saved)), ...hasOwnEndpoint(collection, form.base) }, {})
      return false
    }
    // Nothing is unsaved from here on: leaving while the record is read again needs no confirmation.
    const known = { ...form.base, ...saved, ...hasOwnEndpoint(collection, { ...values, id: saved.id }) }
    form.restart(known, values)
    toast.success(message)
    return form.restart(await reread(known))
  }

  /** Returns whether everything is saved. */
  const send = async (values: Values): Promise<boolean> => {
    if (!form.unparsed.isEmpty) {
      showErrors()
      return false
    }
    if (!(await isMeant(values))) return false
    const { row: saved, before, wanted } = await store(values)
    const calls = collection.followUpCalls
      ? await (await collection.followUpCalls()).default(saved, wanted, before, viewer)
      : []
    const stillFailing = await runFollowUpCalls(calls)
    last.current = { values, saved }
    return await finish(last.current, stillFailing, isNew ? created(saved) : savedText(saved))
  }
  /** Returns whether everything is saved. */
  const submit = async (): Promise<boolean> => {
    let isSaved = false
    await form.handleSubmit(async (values) => {
      isSaved = await send(values)
    }, showErrors)()
    return isSaved
  }
  const sendFailedAgain = async (): Promise<boolean> => {
    const stillFailing = await runFollowUpCalls(failed.map(({ call }) => call))
    return last.current !== undefined && (await finish(last.current, stillFailing, savedText(last.current.saved)))
  }
  // One action for both: failed calls are not sent again while the form is saved.
  const saving = useAction<'form' | 'failed', boolean>({
    run: async (what) => await (what === 'form' ? submit() : sendFailedAgain()),
    showError: reportError,
  })
  return {
    isSaving: saving.isPending,
    save: async (event) => {
      event?.preventDefault()
      return (await saving.run('form')) === true
    },
    question,
    failed,
    retryFailedCalls: async () => void (await saving.run('failed')),
  }
}
