import { zodResolver } from '@hookform/resolvers/zod'
import type { TFunction } from 'i18next'
import { useId, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ValidationError } from '#api/http/errors.ts'
import { serverMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { useInvalidInputs } from '#engine/form/useInvalidInputs.ts'
import { useCreateOnce } from '#engine/form/save/useCreateOnce.ts'
import { useUnsavedGuard } from '#engine/form/save/useUnsavedGuard.ts'
import { useViewer } from '#engine/viewer.ts'
import { ownPlansKey } from '#features/plans/usePlans.ts'
import { PlanChangedError, saveOwnPlan } from '#features/plans/ownPlans.ts'
import type { Plan, PlanPlace } from '#features/plans/planRules.ts'
import { showDay } from '#lib/dates/dates.ts'
import { z } from '#lib/schema.ts'
import { cleanLine, cleanText } from '#lib/text/cleanText.ts'
import { Button } from '#ui/actions/Button.tsx'
import form from '#ui/dialogForm.module.css'
import { Banner } from '#ui/feedback/Banner.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { confirm } from '#ui/confirm/confirm.ts'
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
  const { create, isUncertain, noteError } = useCreateOnce(endpoint)
  /** What the changes of this dialog are compared with, if another device changes the plan meanwhile. */
  const base = useRef(plan ?? null)
  const [isConflict, setConflict] = useState(false)
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
    return await saveOwnPlan(viewer.id, about.evaluation, row, base.current)
  }
  // A single institution has no field.
  const shownAt = (name: keyof PlanValues) => (name === 'institution' && about.institutions.length < 2 ? 'title' : name)
  const showConflict = ({ stored, fields }: PlanChangedError) => {
    setConflict(true)
    const there = storedPlan(stored, about, own)
    for (const name of new Set(fields.map(fieldAt)))
      setError(name, { type: 'server', message: t('conflict.there', { value: showValue(name, there, t) }) })
    // The next save replaces what was shown, and nothing else.
    const shown = Object.fromEntries(fields.map((field) => [field, stored[field]]))
    if (base.current) base.current = { ...base.current, ...shown }
  }
  const saving = useAction({
    run: async (values: PlanValues) => {
      const body = planBody(values, about, own)
      return place === 'own' ? await saveOwn(body) : await create(body)
    },
    title: t('title'),
    showError: (error, name) => {
      noteError(error)
      if (error instanceof PlanChangedError) return showConflict(error)
      for (const { path, message } of error instanceof ValidationError ? error.fields : [])
        setError(shownAt(fieldAt(path)), { type: 'server', message: serverMessage(message) })
      notifyError(error, name)
    },
    invalidates: [place === 'own' ? ownPlansKey(viewer.id) : queryKeys.endpoint(viewer.id, endpoint)],
    onDone: (row, { title }) => {
      release()
      const action = { label: t('open'), run: () => void navigate(`/${endpoint}/${row.id}`) }
      toast.success(t(plan ? 'changed' : 'saved', { title }), place === 'server' ? { action } : {})
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
          {isConflict && <Banner kind="warning">{t('conflict')}</Banner>}
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
    state: 'state',
    object_id: 'institution',
    content_type: 'institution',
  }
  return fields[path] ?? 'title'
}

/** A value of a field in words. */
function showValue(name: keyof PlanValues, values: PlanValues, t: TFunction<'plan'>): string {
  const value = values[name]
  if (value === null || value === '') return t('conflict.empty')
  if (name === 'state') return t(`state.${values.state}`)
  return name === 'due' || name === 'look_again' ? showDay(value) : String(value)
}
