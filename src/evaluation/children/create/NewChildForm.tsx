import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { getTitle } from '#engine/formatValue.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { z } from '#lib/schema.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from '#evaluation/children/Children.module.css'
import { useCreate } from './useCreate.ts'

const maxLabelLength = 40
// An empty label is not shown as an error: the button is disabled.
const schema = z.object({ label: z.string().check(z.overwrite(cleanLine), z.minLength(1, { error: '' })) })

/** The form for the label of a new child; the label is required. */
export function NewChildForm({
  id,
  collection,
  row,
  first,
  onClose,
}: PanelProps<EvaluationRow> & { id: string; first: string; onClose: () => void }) {
  const { t } = useTranslation(['children', 'portal'])
  const language = useLanguage()
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { label: first.slice(0, maxLabelLength) } })
  const { create, isPending, isUncertain } = useCreate(collection, row, onClose, (message) =>
    form.setError('label', { type: 'server', message }, { shouldFocus: true }),
  )
  const isEmpty = useWatch({ control: form.control, name: 'label', compute: (label) => cleanLine(label) === '' })
  return (
    <Dialog
      title={t('create')}
      isBlocking={isPending}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button busy={isPending} disabled={isEmpty} form={id} kind="primary" type="submit">
            {t('ok')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          className={styles.stack}
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void form.handleSubmit(async ({ label }) => void (await create(label)))()
          }}
        >
          <p>{t('create-text', { name: getTitle(collection, row, language) })}</p>
          {row.is_parent_evaluation !== true && <Banner kind="info">{t('no-parent')}</Banner>}
          {isUncertain && <Banner kind="warning">{t('uncertain')}</Banner>}
          {/* The dialog has one field, so it gets the focus. */}
          <FormTextField autoFocus label={t('label')} maxLength={maxLabelLength} name="label" required />
        </form>
      </FormProvider>
    </Dialog>
  )
}
