import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { UnknownOutcomeError, ValidationError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { createIdempotent, type IdempotencyState } from '#api/rows/createIdempotent.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useInvalidInputs } from '#engine/form/useInvalidInputs.ts'
import { confirmResend } from '#engine/form/save/confirmResend.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { useViewer } from '#engine/viewer.ts'
import { z } from '#lib/schema.ts'
import { cleanLine, cleanText } from '#lib/text/cleanText.ts'
import { Button } from '#ui/actions/Button.tsx'
import form from '#ui/dialogForm.module.css'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { confirm } from '#ui/overlays/confirm.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { PlanAbout } from './planAbout.ts'
import { initialPlan, planBody, type PlanValues } from './planBody.ts'
import { PlanFields } from './PlanFields.tsx'

const endpoint = 'results/actions'

type Props = { about: PlanAbout; onClose: () => void }

/** Plans an action at a figure; fields are filled in, and what the person typed stays after an error. */
export function PlanDialog({ about, onClose }: Props) {
  const { t } = useTranslation(['plan', 'portal'])
  const viewer = useViewer()
  const notifyError = useNotifyError()
  const navigate = useNavigate()
  const id = useId()
  const { first_name, last_name, email } = viewer.user
  const own = { id: viewer.id, name: cleanLine(`${first_name} ${last_name}`) || email }
  const [isUncertain, setUncertain] = useState(false)
  const attempt = useRef<IdempotencyState>({})
  const line = z.string().check(z.overwrite(cleanLine))
  const day = z.nullable(z.string())
  const schema = z.object({
    institution: z.string(),
    title: line.check(z.minLength(1, { error: t('portal:form.required') })),
    field_of_action: line,
    barrier: z.string().check(z.overwrite(cleanText)),
    owner: line,
    due: day,
    target: z.nullable(z.number()),
    look_again: day,
  })
  const [initial] = useState(() => initialPlan(about, own.name, new Date()))
  const methods = useForm<PlanValues>({ resolver: zodResolver(schema), defaultValues: initial })
  const { formState, handleSubmit, setError } = methods
  const { isDirty } = formState
  const unread = useInvalidInputs(methods)
  const { release } = useUnsavedGuard(isDirty)
  const saving = useAction({
    run: async (values: PlanValues) => {
      const body = planBody(values, about, own)
      const lost = attempt.current.lost?.body
      // The same plan is looked up first; another one may be the plan that has arrived, reworded.
      if (lost && JSON.stringify(lost) !== JSON.stringify(body)) await confirmResend()
      return await createIdempotent(endpoint, body, undefined, attempt.current, confirmResend)
    },
    title: t('title'),
    showError: (error, name) => {
      setUncertain((was) => was || error instanceof UnknownOutcomeError)
      for (const { path, message } of error instanceof ValidationError ? error.fields : [])
        setError(fieldAt(path), { type: 'server', message: serverMessage(message) })
      notifyError(error, name)
    },
    invalidates: [queryKeys.endpoint(viewer.id, endpoint)],
    onDone: ({ id: made }) => {
      release()
      toast.success(t('saved'), {
        action: { label: t('open'), run: () => void navigate(`/${endpoint}/${made}`) },
      })
      onClose()
    },
  })
  const close = async () => {
    const question = { title: t('discard.title'), text: t('discard.text'), confirmLabel: t('discard') }
    if (!isDirty || (await confirm({ kind: 'warning', isLoss: true, ...question }))) onClose()
  }
  const save = async (values: PlanValues) => {
    if (unread.isEmptyNow()) await saving.run(values)
    else unread.showErrors()
  }
  return (
    <Dialog
      title={t('title')}
      onClose={() => void close()}
      isBlocking={saving.isPending}
      footer={
        <>
          <Button disabled={saving.isPending} onClick={() => void close()}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={saving.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...methods}>
        <form
          id={id}
          className={form.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void handleSubmit(save)()
          }}
        >
          {isUncertain && <Banner kind="warning">{t('uncertain')}</Banner>}
          <PlanFields about={about} onUnread={unread.set} />
        </form>
      </FormProvider>
    </Dialog>
  )
}

/** The field of the dialog for a field of the record. */
function fieldAt(path: string): keyof PlanValues {
  const fields: Record<string, keyof PlanValues> = {
    field_of_action: 'field_of_action',
    barrier: 'barrier',
    owner: 'owner',
    owner_text: 'owner',
    due: 'due',
    target: 'target',
    look_again: 'look_again',
    object_id: 'institution',
    content_type: 'institution',
  }
  return fields[path] ?? 'title'
}
