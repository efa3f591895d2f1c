import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FieldErrors, ResultUnknown } from '#api/errors.ts'
import { serverText } from '#api/faultText.ts'
import { listIds } from '#api/rows.ts'
import type { ListToolProps } from '#engine/collection.ts'
import { useTellFault } from '#engine/useTellFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { createJob, findJob, jobs, type NewJob } from '#features/mail/calls.ts'
import { notify } from '#ui/notices.ts'

export type Audience = 'picked' | 'all'
export type Draft = { name: string; template: number | null; sendAt: string | null; audience: Audience }

/** Creates a job for the users of a list, once at a time, and leads to it. */
export function useNewJob({ collection, query, count, picked }: ListToolProps) {
  const { t } = useTranslation('mail')
  const viewer = useViewer()
  const client = useQueryClient()
  const navigate = useNavigate()
  const tellFault = useTellFault()
  const isBusy = useRef(false)
  const [busy, setBusy] = useState(false)
  // The ids of all that match as they were asked for last: more or fewer than announced are not written to unseen.
  const [known, setKnown] = useState(count)
  const [hasChanged, setChanged] = useState(false)
  const [isUncertain, setUncertain] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})

  const recipients = async (audience: Audience): Promise<number[] | undefined> => {
    if (audience === 'picked') return picked.map(({ id }) => id)
    const ids = await listIds(collection.endpoint, query)
    if (ids.length === known && ids.length > 0) return ids
    setKnown(ids.length)
    setChanged(true)
    return undefined
  }
  const send = async (template: number, { name, sendAt, audience }: Draft) => {
    const ids = await recipients(audience)
    if (!ids) return
    const job: NewJob = { name: name.trim(), template, recipients: ids, ...(sendAt === null ? {} : { send_at: sendAt }) }
    const row = (isUncertain ? await findJob(job) : undefined) ?? (await createJob(job))
    await client.invalidateQueries({ queryKey: [viewer.id, jobs] })
    notify.success(t('job-created'))
    await navigate(`/mailer/mailjobs/${row.id}`)
  }
  const create = async (draft: Draft) => {
    if (isBusy.current || draft.template === null) return
    isBusy.current = true
    setBusy(true)
    try {
      await send(draft.template, draft)
    } catch (error) {
      setUncertain((was) => was || error instanceof ResultUnknown)
      if (error instanceof FieldErrors) setErrors(Object.fromEntries(error.fields.map(({ path, message }) => [path.split('.')[0] ?? path, serverText(message)])))
      tellFault(error, t('job'))
    }
    isBusy.current = false
    setBusy(false)
  }
  return { busy, create, count: known, hasChanged, isUncertain, errors, setErrors }
}
