import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListToolProps } from '#engine/collection.ts'
import { RelationPicker } from '#engine/form/widgets/RelationPicker.tsx'
import styles from '#features/mail/NewJob.module.css'
import { RecipientsChoice } from '#features/mail/RecipientsChoice.tsx'
import { type Audience, useNewJob } from '#features/mail/useNewJob.ts'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { MomentField } from '#ui/MomentField.tsx'
import { TextField } from '#ui/TextField.tsx'

const templates = { endpoint: 'mailer/mailtemplates', label: ['name'] }
const longestName = 255

/** Asks what a new mail job is called, what it sends and when, and says whom it goes to. */
export function NewJobDialog({ onClose, ...list }: ListToolProps & { onClose: () => void }) {
  const { t } = useTranslation(['mail', 'portal'])
  const form = useId()
  const job = useNewJob(list)
  const [name, setName] = useState('')
  const [template, setTemplate] = useState<number | null>(null)
  const [sendAt, setSendAt] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  const [audience, setAudience] = useState<Audience>(list.picked.length > 0 ? 'picked' : 'all')
  const isNobody = audience === 'all' && job.count === 0

  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    const missing = { ...(name.trim() ? {} : { name: t('portal:form.required') }), ...(template === null ? { template: t('portal:form.required') } : {}), ...(problem ? { send_at: problem } : {}) }
    job.setErrors(missing)
    if (Object.keys(missing).length === 0 && !isNobody) void job.create({ name, template, sendAt, audience })
  }
  return (
    <Dialog
      title={t('job')}
      onClose={onClose}
      isBlocking={job.busy}
      footer={
        <>
          <Button onClick={onClose} disabled={job.busy}>{t('portal:confirm.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={job.busy} disabled={isNobody} reason={t('job-nobody')}>{t('job-create')}</Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <RecipientsChoice picked={list.picked.length} all={job.count} audience={audience} onAudience={setAudience} />
        {job.hasChanged && audience === 'all' && <Banner kind="warning">{t('job-changed', { count: job.count })}</Banner>}
        {job.isUncertain && <Banner kind="warning">{t('job-uncertain')}</Banner>}
        <TextField label={t('job-name')} name="name" required maxLength={longestName} value={name} onChange={setName} error={job.errors['name']} />
        <RelationPicker
          label={t('job-template')}
          target={templates}
          required
          ids={template === null ? [] : [template]}
          onIds={(ids) => setTemplate(ids.length === 0 ? null : Number(ids.at(-1)))}
          error={job.errors['template']}
        />
        <MomentField label={t('job-send-at')} name="send_at" value={sendAt} onChange={setSendAt} onProblem={setProblem} error={job.errors['send_at']} />
      </form>
    </Dialog>
  )
}
