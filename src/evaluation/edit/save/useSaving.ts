import { useQueryClient } from '@tanstack/react-query'
import { type Dispatch, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { IdempotencyState } from '#api/rows/createIdempotent.ts'
import { ValidationError, NotFoundError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import type { DraftAction } from '#evaluation/edit/draft/draft.ts'
import type { Entries } from '#evaluation/edit/draft/entries.ts'
import { sameJson } from '#evaluation/edit/draft/sameJson.ts'
import type { ChartConflict } from './chartConflicts.ts'
import { type DecideCharts, saveCharts } from './saveCharts.ts'
import { saveCopy } from './saveCopy.ts'

/** The errors of the server: for one chart (its key), or for all of them. */
export type Refusal = { key: string | null; message: string }
type Conflict = {
  foreign: ChartConflict[]
  current: EvaluationRow
  decide: (keepTheirs: ReadonlySet<string> | null) => void
}
type Options = {
  collection: Collection
  row: EvaluationRow
  entries: Entries
  dispatch: Dispatch<DraftAction>
  letGo: () => void
}

/** Saves the draft, one call at a time, and shows the result; nothing of the draft is lost. */
export function useSaving({ collection, row, entries, dispatch, letGo }: Options) {
  const { t } = useTranslation(['editor', 'portal', 'actions'])
  const viewer = useViewer()
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notifyError = useNotifyError()
  const attempt = useRef<IdempotencyState>({})
  const latest = useRef({ entries, letGo })
  useLayoutEffect(() => {
    latest.current = { entries, letGo }
  })
  const [conflict, setConflict] = useState<Conflict>()
  const [refusals, setRefusals] = useState<Refusal[]>([])

  /** Saves or copies, one at a time; returns whether it succeeded. */
  const saving = useAction<{ sent: Entries; work: () => Promise<boolean> }, boolean>({
    run: async ({ work }) => {
      setRefusals([])
      return await work()
    },
    showError: (error, _title, { sent }) => {
      if (!(error instanceof ValidationError))
        return notifyError(error, error instanceof NotFoundError ? t('actions:form.gone') : undefined)
      setRefusals(getRefusals(error, sent))
      toast.error(t('refused.text'), { title: t('refused') })
    },
  })
  const once = async (work: () => Promise<boolean>) => (await saving.run({ sent: entries, work })) === true
  const decide: DecideCharts = (foreign, current) =>
    new Promise((result) =>
      setConflict({
        foreign,
        current,
        decide: (keepTheirs) => {
          setConflict(undefined)
          result(keepTheirs)
        },
      }),
    )
  /** Saves over the charts as they were read, and updates the stored state. Returns whether it succeeded. */
  const save = async (base: Entries, onSaved: (sent: Entries, stored: Entries) => void) =>
    await once(async () => {
      const saved = await saveCharts(row.id, base, entries, decide)
      if (!saved) return false
      dispatch({ type: 'put', step: { kind: 'merge', title: '' }, change: saved.merge })
      onSaved(saved.sent, saved.stored)
      toast.success(t('portal:done.saved-name', { name: getTitle(collection, row, language) }))
      await client.invalidateQueries({ queryKey: queryKeys.user(viewer.id) })
      return true
    })
  const copy = async () =>
    await once(async () => {
      const made = await saveCopy(collection, row.id, entries, attempt.current)
      await client.invalidateQueries({ queryKey: queryKeys.endpoint(viewer.id, collection.endpoint) })
      // Later changes are in no copy: leaving needs a confirmation.
      if (latest.current.entries === entries) latest.current.letGo()
      await navigate(`/${collection.path}/${made.id}`)
      toast.success(t('actions:done.copied'))
      return true
    })
  return { isSaving: saving.isPending, save, copy, conflict, refusals }
}

/** `charts.2.title` refers to the third chart that was sent. */
function getRefusals({ fields, general }: ValidationError, sent: Entries): Refusal[] {
  return [
    ...fields.map(({ path, message }) => {
      const [, place, ...field] = path.split('.')
      const entry = place === undefined ? undefined : sent[Number(place)]
      return { key: entry?.key ?? null, message: [field.join('.'), serverMessage(message)].filter(Boolean).join(': ') }
    }),
    ...general.map((message) => ({ key: null, message: serverMessage(message) })),
  ]
}

/** Whether a draft equals what is stored. */
export function isStored(entries: Entries, saved: Entries): boolean {
  return (
    entries === saved ||
    sameJson(
      entries.map(({ stored }) => stored),
      saved.map(({ stored }) => stored),
    )
  )
}
