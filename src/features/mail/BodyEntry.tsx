import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { listQuery } from '#api/rows/queries.ts'
import { type Entry, getField, toObjects, type Values, type WidgetProps } from '#engine/collection.ts'
import { OneLanguage } from '#engine/fields/widgets/TranslatedWidget.tsx'
import { useFormKey } from '#engine/fields/useFormKey.ts'
import { getKeys } from '#engine/fieldTypes.ts'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Body.module.css'
import { LanguageBody } from './LanguageBody.tsx'
import { languagesWithoutLink } from './registerLinks.ts'
import { type Language, languages } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Field } from '#ui/fields/Field.tsx'
import { Tabs } from '#ui/navigation/Tabs.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The text of a mail template in each language, with the subject that belongs to it. */
export default function BodyEntry({ collection, name, label, readOnly, required, isNew }: WidgetProps) {
  const { t } = useTranslation(['mail', 'portal'])
  const isUsed = useIsUsed(isNew)
  // The reader's own language, until another tab is opened.
  const own = useLanguage()
  const [language = own, setLanguage] = useState<Language>()
  const keys = getKeys(name, getField(collection, name))
  const getKey = (one: Language) => keys[languages.indexOf(one)] ?? name
  const labels = useLabels(collection)
  // Short texts that the form places here, such as the subject.
  const beside = toObjects<Entry>(collection.form).flatMap(({ field: other, inside }) =>
    inside === name ? { name: other, field: getField(collection, other) } : [],
  )
  const parts = (one: Language) => [
    ...beside.map(({ name: other, field }) => ({
      key: getKeys(other, field)[languages.indexOf(one)] ?? other,
      label: labels.field(other),
    })),
    { key: getKey(one), label },
  ]
  const allKeys = languages.flatMap((one) => parts(one).map(({ key }) => key))
  const { control, getFieldState } = useFormContext()
  const formState = useFormState({ control, name: allKeys })
  const { value, error, onChange } = useFormKey(getKey(language))
  const values = useWatch<Values>()
  const getMissing = (one: Language) =>
    parts(one).flatMap((part) => (isBlank(toText(values[part.key])) ? part.label : []))
  const tabs = languages.map((one) => {
    const missing = getMissing(one)
    return {
      id: one,
      label: t(`portal:language.${one}`),
      name: parts(one)
        .map(({ key }) => key)
        .join(' '),
      isWrong: parts(one).some(({ key }) => getFieldState(key, formState).invalid),
      missing: missing.length > 0 ? t('missing-parts', { parts: missing.join(', ') }) : undefined,
    }
  })
  const title = beside.length > 0 ? t('message') : label
  const missing = getMissing(language)
  const inLanguage = `(${t(`portal:language.in.${language}`)})`
  const lacking = languagesWithoutLink(values, isUsed)
  return (
    <div className={styles.wide}>
      <Field label={title} required={required} isGroup error={error}>
        {({ labelId, describedBy }) => (
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.group}>
            {allKeys.map((key) => (
              <FormKey key={key} name={key} />
            ))}
            {lacking.length > 0 && (
              <Banner kind="warning">
                {t('without-link', { languages: lacking.map((one) => t(`portal:language.in.${one}`)).join(', ') })}
              </Banner>
            )}
            <Tabs label={title} shown={language} tabs={tabs} onShow={setLanguage}>
              {missing.length > 0 && language !== 'de' && (
                <p className={styles.note}>{t('missing-note', { parts: missing.join(', ') })}</p>
              )}
              {beside.map(({ name: other, field }) => (
                <OneLanguage
                  key={`${other} ${language}`}
                  label={`${labels.field(other)} ${inLanguage}`}
                  lang={language}
                  name={getKeys(other, field)[languages.indexOf(language)] ?? other}
                  readOnly={readOnly}
                  required={field.required === true && language === 'de'}
                  {...('maxLength' in field && field.maxLength !== undefined ? { maxLength: field.maxLength } : {})}
                />
              ))}
              <LanguageBody
                key={language}
                language={language}
                label={`${label} ${inLanguage}`}
                value={toText(value)}
                lines={parts(language)
                  .slice(0, -1)
                  .map((part) => ({ label: part.label, text: toText(values[part.key]) }))}
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

/** Whether a text, or the text of some markup, has nothing to read. */
function isBlank(text: string): boolean {
  return text.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;/gi, '').trim() === ''
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
