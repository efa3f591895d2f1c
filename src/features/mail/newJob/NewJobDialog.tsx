import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { useInvalidInputs } from '#engine/form/useInvalidInputs.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { templates } from '#features/mail/calls.ts'
import styles from '#ui/dialogForm.module.css'
import { RecipientsPreview } from './RecipientsPreview.tsx'
import { ReminderTemplate } from './ReminderTemplate.tsx'
import { RecipientsChoice } from './RecipientsChoice.tsx'
import type { Draft, JobRecipients } from './newJob.ts'
import { useNewJob } from './useNewJob.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { z } from '#lib/schema.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { DateTimeField } from '#ui/fields/dates/DateTimeField.tsx'

const template = { endpoint: templates, label: ['name'] }
const maxNameLength = 255

/** A dialog for the name, template and time of a new mail job that shows its recipients. */
export function NewJobDialog({ onClose, ...list }: JobRecipients & { onClose: () => void }) {
  const { t } = useTranslation(['mail', 'portal'])
  const id = useId()
  const required = { error: t('portal:form.required') }
  const schema = z.object({
    name: z.string().check(z.overwrite(cleanLine), z.minLength(1, required)),
    template: z.nullable(z.number()).check(z.refine((template) => template !== null, required)),
    send_at: z.nullable(z.string()),
    audience: z.enum(['picked', 'all']),
  })
  const form = useForm<Draft>({
    resolver: zodResolver(schema),
    defaultValues: {
      name: list.reminder ? t('reminder.job', { year: list.reminder.year }) : '',
      template: list.reminder?.template ?? null,
      send_at: null,
      audience: list.selected.length > 0 ? 'picked' : 'all',
    },
  })
  const { control, setError, setValue, handleSubmit } = form
  const unparsed = useInvalidInputs(form)
  const job = useNewJob(list, setError)
  const [audience, chosen] = useWatch({ control, name: ['audience', 'template'] })
  const nobody = list.getNobody?.(audience) ?? []
  const isNobody = audience === 'all' && job.count === 0

  const create = async (draft: Draft) => {
    if (!unparsed.isEmpty) return unparsed.showErrors()
    if (!isNobody) await job.create(draft)
  }
  return (
    <Dialog
      title={t('job')}
      size="wide"
      onClose={onClose}
      isBlocking={job.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={job.isPending}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            busy={job.isPending}
            disabled={isNobody}
            reason={t('job-nobody')}
          >
            {t('job-create')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void handleSubmit(create, unparsed.showErrors)()
          }}
        >
          <RecipientsChoice selected={list.selected.length} all={job.count} />
          {job.hasChanged && audience === 'all' && (
            <Banner kind="warning">{t('job-changed', { count: job.count })}</Banner>
          )}
          {nobody.length > 0 && (
            <Banner kind="warning">{t('nobody', { count: nobody.length, names: nobody.join(', ') })}</Banner>
          )}
          <RecipientsPreview list={list} audience={audience} template={chosen} />
          {job.isUncertain && <Banner kind="warning">{t('job-uncertain')}</Banner>}
          <FormTextField label={t('job-name')} name="name" required maxLength={maxNameLength} />
          <Controller
            control={control}
            name="template"
            render={({ field: { ref, value, onChange }, fieldState: { error } }) => (
              <div ref={(element) => ref({ focus: () => element?.querySelector('button')?.focus() })}>
                <RelationPicker
                  label={t('job-template')}
                  target={template}
                  required
                  ids={value === null ? [] : [value]}
                  onIds={(ids) => onChange(ids.length === 0 ? null : Number(ids.at(-1)))}
                  error={error?.message}
                />
              </div>
            )}
          />
          {list.reminder && chosen === null && (
            <ReminderTemplate onCreated={(id) => setValue('template', id, { shouldValidate: true })} />
          )}
          <Controller
            control={control}
            name="send_at"
            render={({ field, fieldState: { error } }) => (
              <DateTimeField
                {...field}
                label={t('job-send-at')}
                onParseError={(message) => unparsed.set('send_at', message)}
                error={error?.message}
              />
            )}
          />
        </form>
      </FormProvider>
    </Dialog>
  )
}
