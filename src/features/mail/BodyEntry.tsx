import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { listQuery } from '#api/queries.ts'
import { fieldOrText, type Values, type WidgetProps } from '#engine/collection.ts'
import { useFormKey } from '#engine/form/useFormKey.ts'
import { keysOf } from '#engine/fieldTypes.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#features/mail/Body.module.css'
import { LanguageBody } from '#features/mail/LanguageBody.tsx'
import { languagesWithoutLink } from '#features/mail/registerLinks.ts'
import { languages } from '#lib/languages.ts'
import { asText } from '#lib/text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Field } from '#ui/Field.tsx'
import { Tabs } from '#ui/Tabs.tsx'

/** The text of a mail template in its three languages. */
export default function BodyEntry({ collection, name, label, readOnly, required, isNew }: WidgetProps) {
  const { t } = useTranslation(['mail', 'portal'])
  const isUsed = useIsUsed(isNew)
  const [language, setLanguage] = useState<(typeof languages)[number]>('de')
  const [de = name, fr = name, it = name] = keysOf(name, fieldOrText(collection, name))
  const keys = { de, fr, it }
  const texts = { de: useFormKey(de), fr: useFormKey(fr), it: useFormKey(it) }
  const values = useWatch<Values>()
  const tabs = languages.map((one) => ({
    id: one,
    label: t(`portal:language.${one}`),
    name: keys[one],
    isWrong: texts[one].error !== undefined,
  }))
  const { value, error, onChange } = texts[language]
  const lacking = languagesWithoutLink(values, isUsed)
  return (
    <div className={styles.wide}>
      <Field label={label} required={required} isGroup error={error}>
        {({ labelId, describedBy }) => (
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.group}>
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
                value={asText(value)}
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

/** Whether invitations were sent with the template that is open. */
function useIsUsed(isNew: boolean): boolean {
  const viewer = useViewer()
  const template = Number(useParams()['key'])
  const { data } = useQuery({
    ...listQuery(viewer.id, 'accounts/invitations', { template, size: 1, page: 1 }),
    enabled: !isNew && Number.isInteger(template),
    staleTime: 60_000,
  })
  return (data?.count ?? 0) > 0
}
