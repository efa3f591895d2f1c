import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './Children.module.css'
import { ChildChanges } from './ChildChanges.tsx'
import type { Child } from './useChildren.ts'
import type { Step } from './useUpdate.ts'

type Props = {
  family: Child[]
  step: Step & { name: 'preview' }
  isBusy: boolean
  onConfirm: () => void
  onBack: () => void
  onClose: () => void
}

const phrase = 'OK'

/** Shows the changes of every child; continues only when exactly OK was typed. */
export function PreviewStep({ family, step, isBusy, onConfirm, onBack, onClose }: Props) {
  const { t } = useTranslation(['children', 'portal'])
  const form = useForm({ defaultValues: { typed: '' } })
  const isTyped = useWatch({ control: form.control, name: 'typed', compute: (typed) => typed === phrase })
  const { preview, hasChanged } = step
  const isOk = isTyped && preview.charts.length > 0
  const known = new Map(family.map((child) => [child.id, child]))
  const submit = form.handleSubmit(() => isOk && onConfirm())
  return (
    <Dialog
      kind="warning"
      size="wide"
      title={t('preview')}
      isBlocking={isBusy}
      onClose={onClose}
      footer={
        <FormProvider {...form}>
          <form className={styles.confirm} onSubmit={(event) => void submit(event)}>
            <FormTextField
              autoComplete="off"
              disabled={isBusy}
              label={t('portal:confirm.type', { phrase })}
              name="typed"
              spellCheck={false}
            />
            <Button disabled={isBusy} onClick={onBack}>
              {t('back')}
            </Button>
            <Button busy={isBusy} disabled={!isOk} kind="primary" type="submit">
              {t('send')}
            </Button>
          </form>
        </FormProvider>
      }
    >
      <div className={styles.stack}>
        {hasChanged && <Banner kind="warning">{t('changed')}</Banner>}
        {preview.charts.length === 0 && <Banner kind="error">{t('gone')}</Banner>}
        <p>{t('preview-text')}</p>
        <ul className={styles.changes}>
          {preview.children.map((one) => {
            const child = known.get(one.id)
            return (
              child && (
                <ChildChanges
                  key={one.id}
                  child={child}
                  comparison={one.comparison}
                  isOpen={preview.children.length === 1}
                />
              )
            )
          })}
        </ul>
      </div>
    </Dialog>
  )
}
