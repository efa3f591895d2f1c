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
import { ownPlansKey } from '#features/plans/usePlans.ts'
import { saveOwnPlan } from '#features/plans/ownPlans.ts'
import type { Plan, PlanPlace } from '#features/plans/planRules.ts'
import { z } from '#lib/schema.ts'
import { cleanLine, cleanText } from '#lib/text/cleanText.ts'
import { Button } from '#ui/actions/Button.tsx'
import form from '#ui/dialogForm.module.css'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { confirm } from '#ui/overlays/confirm.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { PlanAbout } from './planAbout.ts'
import { initialPlan, planBody, planStates, type PlanValues, storedPlan } from './planBody.ts'
import { PlanFields } from './PlanFields.tsx'

const endpoint = 'results/actions'

export type PlanDialogProps = {
  about: PlanAbout
  place: PlanPlace
  /** A plan of one's own that is changed; absent for a new one. */
  plan?: Plan | undefined
  onClose: () => void
}

/** Plans an action at a figure; fields are filled in, and what the person typed stays after an error. */
export function PlanDialog({ about, place, plan, onClose }: PlanDialogProps) {
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
    state: z.enum(planStates),
  })
  const [initial] = useState(() => (plan ? storedPlan(plan, about, own) : initialPlan(about, own.name, new Date())))
  const methods = useForm<PlanValues>({ resolver: zodResolver(schema), defaultValues: initial })
  const { formState, handleSubmit, setError } = methods
  const { isDirty } = formState
  const unread = useInvalidInputs(methods)
  const { release } = useUnsavedGuard(isDirty)
  const [made] = useState(() => ({ id: Date.now(), created: new Date().toISOString() }))
  const saveOwn = async (body: ReturnType<typeof planBody>) => {
    const kept = plan ? { id: plan.id, created: plan.created ?? '', note: plan.note ?? '' } : made
    const row = { ...plan, ...body, ...kept, modified: new Date().toISOString(), creator_id: viewer.id }
    await saveOwnPlan(viewer.id, about.evaluation, row)
    return row
  }
  const saving = useAction({
    run: async (values: PlanValues) => {
      const body = planBody(values, about, own)
      if (place === 'own') return await saveOwn(body)
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
    invalidates: [place === 'own' ? ownPlansKey(viewer.id) : queryKeys.endpoint(viewer.id, endpoint)],
    onDone: (row) => {
      release()
      const action = { label: t('open'), run: () => void navigate(`/${endpoint}/${row.id}`) }
      toast.success(t(plan ? 'changed' : 'saved'), place === 'server' ? { action } : {})
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
      title={t(plan ? 'title.change' : 'title')}
      onClose={() => void close()}
      isBlocking={saving.isPending}
      footer={
        <>
          <Button disabled={saving.isPending} onClick={() => void close()}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button kind="primary" type="submit" form={id} busy={saving.isPending}>
            {t(plan ? 'save.change' : 'save')}
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
          {place === 'own' && <Banner kind="info">{t('own')}</Banner>}
          <PlanFields about={about} isNew={!plan} onUnread={unread.set} />
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
