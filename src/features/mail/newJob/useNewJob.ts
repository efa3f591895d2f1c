import { useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { IdempotencyState } from '#api/rows/createIdempotent.ts'
import { ValidationError, UnknownOutcomeError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import type { Row } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useViewer } from '#engine/viewer.ts'
import { createJob, jobs, type NewJob } from '#features/mail/calls.ts'
import type { Audience, Draft, JobRecipients } from './newJob.ts'
import { getAllRecipients } from './useRecipients.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Creates a job for the users of a list and opens it; errors of the server are shown at their fields. */
export function useNewJob(list: JobRecipients, setError: UseFormSetError<Draft>) {
  const { count, selected } = list
  const { t } = useTranslation('mail')
  const viewer = useViewer()
  const navigate = useNavigate()
  const notifyError = useNotifyError()
  // The ids as last loaded: only people counted in the confirmation get a mail.
  const [known, setKnown] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  const [isUncertain, setUncertain] = useState(false)
  const attempt = useRef<IdempotencyState>({})

  const recipients = async (audience: Audience): Promise<number[] | undefined> => {
    if (audience === 'picked') return selected.map(({ id }) => id)
    const ids = await getAllRecipients(list)
    if (ids.length === known && ids.length > 0) return ids
    setKnown(ids.length)
    setChanged(true)
    return undefined
  }
  const send = async ({ name, template, send_at, audience }: Draft): Promise<Row | undefined> => {
    if (template === null) return undefined
    const ids = await recipients(audience)
    if (!ids) return undefined
    const job: NewJob = { name, template, recipients: ids, ...(send_at === null ? {} : { send_at }) }
    return await createJob(job, attempt.current)
  }
  const refuse = ({ fields }: ValidationError) => {
    for (const name of ['name', 'template', 'send_at'] as const) {
      const refusal = fields.find(({ path }) => path.split('.')[0] === name)
      if (refusal) setError(name, { type: 'server', message: serverMessage(refusal.message) })
    }
  }
  const creation = useAction({
    run: send,
    title: t('job'),
    showError: (error, title) => {
      setUncertain((was) => was || error instanceof UnknownOutcomeError)
      if (error instanceof ValidationError) refuse(error)
      notifyError(error, title)
    },
    invalidates: [queryKeys.endpoint(viewer.id, jobs)],
    onDone: async (row) => {
      if (!row) return
      toast.success(t('job-created'))
      await navigate(`/mailer/mailjobs/${row.id}`)
    },
  })
  return { create: creation.run, isPending: creation.isPending, count: known, hasChanged, isUncertain }
}
