import MailCheck from 'lucide-react/icons/mail-check'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { IdempotencyState } from '#api/rows/createIdempotent.ts'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { createJob, jobs, setJobState, type templates } from './calls.ts'
import { getLanguage } from '#lib/languages.ts'
import { withSuffix } from '#lib/text/withSuffix.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Sends the saved template to the viewer alone, by a mailing of its own that it creates and starts. */
export default function TestMail({ row, isDirty }: RecordToolProps<RowAt<typeof templates>>) {
  const { t } = useTranslation(['mail', 'portal', 'actions'])
  const viewer = useViewer()
  const { email } = viewer.user
  const language = getLanguage(viewer.user.language)
  const navigate = useNavigate()
  const attempt = useRef<IdempotencyState>({})
  // A mailing that was created but could not be started is started by the next click.
  const waiting = useRef<RowAt<typeof jobs>>(undefined)

  const send = async () => {
    const isMeant = await confirm({
      kind: 'info',
      title: t('test'),
      text: t('test-question', { email, language: t(`portal:language.in.${language}`) }),
      confirmLabel: t('test-send'),
    })
    if (!isMeant) return
    waiting.current ??= await createJob(
      { name: withSuffix(row.name, t('test-name'), 255), template: row.id, recipients: [viewer.id] },
      attempt.current,
    )
    const { id } = await setJobState(waiting.current.id, 1)
    waiting.current = undefined
    toast.success(t('test-sent', { email }), {
      action: { label: t('test-open'), run: () => void navigate(`/mailer/mailjobs/${id}`) },
    })
  }
  const sending = useAction({
    run: send,
    title: t('test'),
    invalidates: [queryKeys.endpoint(viewer.id, jobs)],
    invalidatesOnError: true,
  })
  return (
    <Button
      icon={MailCheck}
      busy={sending.isPending}
      disabled={isDirty}
      reason={t('actions:form.save-first')}
      onClick={() => void sending.run()}
    >
      {t('test')}
    </Button>
  )
}
