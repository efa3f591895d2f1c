import type { RowAt } from '#api/rows/page.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { IdempotencyState } from '#api/rows/createIdempotent.ts'
import { ValidationError } from '#api/http/errors.ts'
import { errorMessage, serverMessage } from '#api/http/errorMessage.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { FormTextField } from '#engine/form/FormTextField.tsx'
import { createRecord } from '#engine/form/save/save.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useLabels } from '#engine/labels.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Family.module.css'
import { getChild, nextFreeNumber, maxLabelLength } from './getChild.ts'
import { childrenQuery } from './childrenQuery.ts'
import { z } from '#lib/schema.ts'
import { toText } from '#lib/text/text.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

const answers = ['yes', 'no'] as const
type Draft = { extension: string; inherit: (typeof answers)[number] | null }

/** A dialog for the name and the data source of a child measure that creates and opens it. */
export function ChildDialog({
  collection,
  row,
  onClose,
}: PanelProps<RowAt<'results/measures'>> & { onClose: () => void }) {
  const { t } = useTranslation(['measures', 'portal', 'actions'])
  const labels = useLabels(collection)
  const language = useLanguage()
  const id = useId()
  const viewer = useViewer()
  const navigate = useNavigate()
  const children = useQuery({ ...childrenQuery(viewer.id, row.id), staleTime: 0 })
  const attempt = useRef<IdempotencyState>({})
  const number = children.data && nextFreeNumber(children.data)
  const schema = z.object({
    extension: z.string(),
    inherit: z.nullable(z.enum(answers)).check(z.refine((answer) => answer !== null, { error: t('child.choose') })),
  })
  const form = useForm<Draft>({
    resolver: zodResolver(schema),
    defaultValues: { extension: '', inherit: null },
    // A number taken meanwhile is replaced by the next one, unless a name was typed.
    ...(number === undefined
      ? {}
      : { values: { extension: `Child ${number}`, inherit: null }, resetOptions: { keepDirtyValues: true } }),
  })
  const { errors } = form.formState
  const apiError = errors.inherit?.message ?? errors.root?.message

  const refuse = (error: unknown) => {
    if (error instanceof SaveCancelled) return
    if (!(error instanceof ValidationError))
      return form.setError('root', { type: 'server', message: errorMessage(error) })
    const [own, others] = [true, false].map((isOwn) => error.fields.filter(({ path }) => (path === 'label') === isOwn))
    const rest = [
      ...(others ?? []).map(({ path, message }) => `${labels.field(path)}${labelSeparator()}${serverMessage(message)}`),
      ...error.general.map(serverMessage),
    ].join(' ')
    if (rest) form.setError('root', { type: 'server', message: rest })
    if (own?.[0])
      form.setError('extension', { type: 'server', message: serverMessage(own[0].message) }, { shouldFocus: true })
  }
  const create = useAction({
    run: async ({ first, extension, inherit }: Draft & { first: number }) => {
      const body = getChild(row, first, extension, inherit === 'yes')
      return await createRecord(collection, body, Object.keys(body), viewer, attempt.current)
    },
    showError: refuse,
    success: (made) => t('actions:created', { what: labels.one, name: getTitle(collection, made, language) }),
    invalidates: [queryKeys.endpoint(viewer.id, collection.endpoint)],
    onDone: async (made) => {
      onClose()
      await navigate(`/${collection.path}/${made.id}`)
    },
  })
  const submit = async (draft: Draft) => {
    if (number !== undefined) await create.run({ ...draft, first: number })
  }
  return (
    <Dialog
      title={t('child.create')}
      onClose={onClose}
      isBlocking={create.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={create.isPending}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={id}
            busy={create.isPending}
            disabled={number === undefined}
            reason={t('portal:loading')}
          >
            {t('child.create')}
          </Button>
        </>
      }
    >
      {children.error && (
        <Banner kind="error" action={<Button onClick={() => void children.refetch()}>{t('portal:retry')}</Button>}>
          {errorMessage(children.error)}
        </Banner>
      )}
      {number === undefined && !children.error && <Spinner label={t('portal:loading')} />}
      {number !== undefined && (
        <FormProvider {...form}>
          <form
            id={id}
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void form.handleSubmit(submit)()
            }}
          >
            {apiError && (
              <Banner kind="error">
                <bdi>{apiError}</bdi>
              </Banner>
            )}
            <p>
              <bdi translate="no">{toText(row.fullname) || toText(row.name)}</bdi>
            </p>
            <FormTextField
              label={t('child.extension')}
              name="extension"
              hint={t('child.extension-hint', { name: `Child ${number}` })}
              maxLength={maxLabelLength}
            />
            <fieldset className={styles.choices}>
              <legend>{t('child.data')}</legend>
              {answers.map((answer) => (
                <label key={answer} className={styles.choice}>
                  <input type="radio" value={answer} {...form.register('inherit')} />
                  <span>
                    {t(answer === 'yes' ? 'child.inherit' : 'child.own')}
                    <small>{t(answer === 'yes' ? 'child.inherit-hint' : 'child.own-hint')}</small>
                  </span>
                </label>
              ))}
            </fieldset>
          </form>
        </FormProvider>
      )}
    </Dialog>
  )
}
