import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Attempt } from '#api/createOnce.ts'
import { FieldErrors, ResultUnknown } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import { listIds } from '#api/rows.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { createJob, jobs, type NewJob } from './calls.ts'
import { notify } from '#ui/notices.ts'

export type Audience = 'picked' | 'all'
export type Draft = { name: string; template: number | null; send_at: string | null; audience: Audience }

/** The users of a list; where it is no list of users itself, `idsOfAll` says who belongs to all of its rows. */
export type JobRecipients = ListToolProps & { idsOfAll?: () => Promise<number[]> }

/** Creates a job for the users of a list and leads to it; what the server refuses stands at its field. */
export function useNewJob(
  { collection, query, count, picked, idsOfAll }: JobRecipients,
  setError: UseFormSetError<Draft>,
) {
  const { t } = useTranslation('mail')
  const viewer = useViewer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const tellFault = useNotifyFault()
  // The ids as last loaded: nobody is written to who was not counted in the announcement.
  const [known, setKnown] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  const [isUncertain, setUncertain] = useState(false)
  const attempt = useRef<Attempt>({})

  const recipients = async (audience: Audience): Promise<number[] | undefined> => {
    if (audience === 'picked') return picked.map(({ id }) => id)
    const ids = await (idsOfAll?.() ?? listIds(collection.endpoint, query))
    if (ids.length === known && ids.length > 0) return ids
    setKnown(ids.length)
    setChanged(true)
    return undefined
  }
  const send = async (template: number, { name, send_at, audience }: Draft) => {
    const ids = await recipients(audience)
    if (!ids) return
    const job: NewJob = { name, template, recipients: ids, ...(send_at === null ? {} : { send_at }) }
    const row = await createJob(job, attempt.current)
    await client.invalidateQueries({ queryKey: [viewer.id, jobs] })
    notify.success(t('job-created'))
    await navigate(`/mailer/mailjobs/${row.id}`)
  }
  const create = async (draft: Draft) => {
    if (draft.template === null) return
    try {
      await send(draft.template, draft)
    } catch (error) {
      setUncertain((was) => was || error instanceof ResultUnknown)
      if (error instanceof FieldErrors) refuse(error)
      tellFault(error, t('job'))
    }
  }
  const refuse = ({ fields }: FieldErrors) => {
    for (const name of ['name', 'template', 'send_at'] as const) {
      const refusal = fields.find(({ path }) => path.split('.')[0] === name)
      if (refusal) setError(name, { type: 'server', message: serverText(refusal.message) })
    }
  }
  return { create, count: known, hasChanged, isUncertain }
}
