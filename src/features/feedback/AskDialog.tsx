import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ValidationError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useCreateOnce } from '#engine/form/save/useCreateOnce.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { useViewer } from '#engine/viewer.ts'
import { z } from '#lib/schema.ts'
import { cleanText } from '#lib/text/cleanText.ts'
import form from '#ui/dialogForm.module.css'
import { Button } from '#ui/actions/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { getLength } from '#ui/fields/codePoints.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './AskDialog.module.css'

const endpoint = 'accounts/feedbacks'
/** The longest feedback. */
const maxLength = 5000

export type AskDialogProps = {
  title: string
  /** What the question is about, line by line: sent below the question, and shown on demand. */
  about: readonly string[]
  /** The same in a few sentences. */
  summary: readonly string[]
  /** The address of the page that it is about. */
  address: string
  onClose: () => void
}

/** Sends a question to the provider as a feedback, with what it is about; what the person typed stays after an error. */
export function AskDialog({ title, about, summary, address, onClose }: AskDialogProps) {
  const { t } = useTranslation(['feedback', 'portal'])
  const viewer = useViewer()
  const notifyError = useNotifyError()
  const [id, noteId] = [useId(), useId()]
  // What was shown is what is sent, also when the page behind the dialog changes.
  const [addition] = useState(() => about.join('\n'))
  const [shown] = useState({ summary, address })
  const { create, isUncertain, noteError } = useCreateOnce(endpoint)
  const required = { error: t('portal:form.required') }
  const schema = z.object({ question: z.string().check(z.overwrite(cleanText), z.minLength(1, required)) })
  const { control, setError, handleSubmit } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { question: '' },
  })
  const isDirty = useWatch({ control, name: 'question' }).trim() !== ''
  const { release } = useUnsavedGuard(isDirty)
  const sending = useAction({
    run: async (question: string) => void (await create({ text: `${question}\n\n${addition}` })),
    title,
    showError: (error, name) => {
      noteError(error)
      const refusal = error instanceof ValidationError ? error.fields.find(({ path }) => path === 'text') : undefined
      if (refusal) setError('question', { type: 'server', message: serverMessage(refusal.message) })
      notifyError(error, name)
    },
    invalidates: [queryKeys.endpoint(viewer.id, endpoint)],
    success: t('sent'),
    onDone: () => {
      release()
      onClose()
    },
  })
  const close = async () => {
    const question = { title: t('discard.title'), text: t('discard.text'), confirmLabel: t('discard') }
    if (!isDirty || (await confirm({ kind: 'warning', isLoss: true, ...question }))) onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={() => void close()}
      isBlocking={sending.isPending}
      footer={
        <>
          <Button disabled={sending.isPending} onClick={() => void close()}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={sending.isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void handleSubmit(async ({ question }) => await sending.run(question))()
        }}
      >
        {isUncertain && <Banner kind="warning">{t('uncertain')}</Banner>}
        <Controller
          control={control}
          name="question"
          render={({ field, fieldState: { error } }) => (
            <TextArea
              {...field}
              autoFocus
              error={error?.message}
              label={t('question')}
              maxLength={maxLength - getLength(addition) - 2}
              required
            />
          )}
        />
        <section aria-labelledby={noteId}>
          <h3 id={noteId} className={styles.heading}>
            {t('sent-too')}
          </h3>
          <div className={styles.summary}>
            {shown.summary.map((line) => (
              <p key={line}>
                <bdi translate="no">{line}</bdi>
              </p>
            ))}
            <a href={shown.address} rel="noreferrer" target="_blank">
              {t('open')}
            </a>
          </div>
          <details className={styles.details}>
            <summary>{t('sent-too.all')}</summary>
            <p className={styles.addition}>
              <bdi translate="no">{addition}</bdi>
            </p>
          </details>
          <p className={styles.sender}>{t('sender', { email: viewer.user.email })}</p>
        </section>
      </form>
    </Dialog>
  )
}
