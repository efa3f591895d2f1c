import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ValidationError, UnknownOutcomeError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { Collection } from '#engine/collection.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useViewer } from '#engine/viewer.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { evaluations } from '#evaluation/board/childRows.ts'
import { ChildCreator } from './newChild.ts'

/** Creates a child and opens it; `onRefused` gets the server's objection to its label. */
export function useCreate(
  collection: Collection,
  row: EvaluationRow,
  onMade: () => void,
  onRefused: (message: string) => void,
) {
  const { t } = useTranslation('children')
  const viewer = useViewer()
  const navigate = useNavigate()
  const notifyError = useNotifyError()
  const [maker] = useState(() => new ChildCreator())
  const [isUncertain, setUncertain] = useState(false)

  const creation = useAction({
    run: async (label: string) => await maker.make(row.id, label),
    title: t('create'),
    showError: (error, title) => {
      setUncertain((was) => error instanceof UnknownOutcomeError || (was && error instanceof SaveCancelled))
      const refusal = error instanceof ValidationError ? error.fields.find(({ path }) => path === 'label') : undefined
      if (refusal) onRefused(serverMessage(refusal.message))
      notifyError(error, title)
    },
    invalidates: [queryKeys.endpoint(viewer.id, evaluations)],
    onDone: async (made) => {
      onMade()
      await navigate(`/${collection.path}/${made.id}`)
      toast.success(t('created'))
    },
  })
  return { create: creation.run, isPending: creation.isPending, isUncertain }
}
