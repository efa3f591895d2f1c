import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { listQuery } from '#api/queries.ts'
import { fieldOf, type WidgetProps } from '#engine/collection.ts'
import { keysOf } from '#engine/kinds.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#features/mail/Body.module.css'
import { LanguageBody } from '#features/mail/LanguageBody.tsx'
import { LanguageTabs } from '#features/mail/LanguageTabs.tsx'
import { languagesWithoutLink } from '#features/mail/registerLinks.ts'
import { languages } from '#lib/languages.ts'
import { asText } from '#lib/text.ts'
import { Banner } from '#ui/Banner.tsx'
import { Field } from '#ui/Field.tsx'

/** The text of a mail template in its three languages. */
export default function BodyEntry({ collection, name, label, values, onKey, errors = {}, readOnly, required, isNew }: WidgetProps) {
  const { t } = useTranslation(['mail', 'portal'])
  const isUsed = useIsUsed(isNew)
  const [language, setLanguage] = useState<(typeof languages)[number]>('de')
  const keys = keysOf(name, fieldOf(collection, name))
  const tabs = languages.map((one, index) => ({ language: one, key: keys[index] ?? name }))
  const key = keys[languages.indexOf(language)] ?? name
  const lacking = languagesWithoutLink(values, isUsed)
  return (
    <div className={styles.wide}>
      <Field label={label} required={required} isGroup error={errors[key]}>
        {({ labelId, describedBy }) => (
          <div role="group" aria-labelledby={labelId} aria-describedby={describedBy} className={styles.group}>
            <LanguageTabs tabs={tabs} errors={errors} shown={language} onShow={setLanguage} panel={`${name}-panel`} label={label} />
            {lacking.length > 0 && (
              <Banner kind="warning">{t('without-link', { languages: lacking.map((one) => t(`portal:language.in.${one}`)).join(', ') })}</Banner>
            )}
            <div role="tabpanel" id={`${name}-panel`} aria-labelledby={`${name}-panel-${language}`}>
              <LanguageBody
                key={key}
                language={language}
                label={`${label} (${t(`portal:language.in.${language}`)})`}
                value={asText(values[key])}
                texts={Object.values(values).filter((text) => typeof text === 'string')}
                onChange={(html) => onKey?.(key, html)}
                readOnly={readOnly}
                isInvalid={errors[key] !== undefined}
              />
            </div>
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
  const { data } = useQuery({ ...listQuery(viewer.id, 'accounts/invitations', { template, size: 1, page: 1 }), enabled: !isNew && Number.isInteger(template), staleTime: 60_000 })
  return (data?.count ?? 0) > 0
}
