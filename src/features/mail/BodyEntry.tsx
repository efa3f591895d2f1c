import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { getField, type Values, type WidgetProps } from '#engine/collection.ts'
import { useFormKey } from '#engine/form/useFormKey.ts'
import { getKeys } from '#engine/fieldTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Body.module.css'
import { LanguageBody } from './LanguageBody.tsx'
import { languagesWithoutLink } from './registerLinks.ts'
import { type Language, languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Field } from '#ui/fields/Field.tsx'
import { Tabs } from '#ui/layout/navigation/Tabs.tsx'

/** The text of a mail template in each language. */
export default function BodyEntry({ collection, name, label, readOnly, required, isNew }: WidgetProps) {
  const { t } = useTranslation(['mail', 'portal'])
  const isUsed = useIsUsed(isNew)
  const [language, setLanguage] = useState<Language>('de')
  const keys = getKeys(name, getField(collection, name))
  const getKey = (one: Language) => keys[languages.indexOf(one)] ?? name
  const { control, getFieldState } = useFormContext()
  const formState = useFormState({ control, name: keys })
  const { value, error, onChange } = useFormKey(getKey(language))
  const values = useWatch<Values>()
  const tabs = languages.map((one) => ({
    id: one,
    label: t(`portal:language.${one}`),
    name: getKey(one),
    isWrong: getFieldState(getKey(one), formState).invalid,
  }))
  const lacking = languagesWithoutLink(values, isUsed)
  return (
    <div className={styles.wide}>
      <Field label={label} required={required} isGroup error={error}>
        {({ labelId, describedBy }) => (
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.group}>
            {keys.map((key) => (
              <FormKey key={key} name={key} />
            ))}
            {lacking.length > 0 && (
              <Banner kind="warning">
                {t('without-link', { languages: lacking.map((one) => t(`portal:language.in.${one}`)).join(', ') })}
              </Banner>
            )}
            <Tabs label={label} shown={language} tabs={tabs} onShow={setLanguage}>
              <LanguageBody
                key={language}
                language={language}
                label={`${label} (${t(`portal:language.in.${language}`)})`}
                value={toText(value)}
                texts={Object.values(values).filter((text) => typeof text === 'string')}
                onChange={onChange}
                readOnly={readOnly}
                isInvalid={error !== undefined}
              />
            </Tabs>
          </div>
        )}
      </Field>
    </div>
  )
}

/** Registers a key with the form even while the text of another language is shown. */
function FormKey({ name }: { name: string }) {
  useFormKey(name)
  return null
}

/** Whether invitations were sent with the open template. */
function useIsUsed(isNew: boolean): boolean {
  const viewer = useViewer()
  const template = Number(useParams()['key'])
  const { data } = useQuery({
    ...listQuery(viewer.id, 'accounts/invitations', { template__in: template, size: 1, page: 1 }),
    enabled: !isNew && Number.isInteger(template),
    staleTime: 60_000,
  })
  return (data?.count ?? 0) > 0
}
