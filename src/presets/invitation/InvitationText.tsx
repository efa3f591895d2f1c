import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { rowQuery } from '#api/rows/queries.ts'
import { getField, type WidgetProps } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import TextWidget from '#engine/fields/widgets/TextWidget.tsx'
import { useViewer } from '#engine/viewer.ts'
import { Preview } from '#features/mail/Preview.tsx'
import { isStandardText, useStandardTexts } from '#features/people/standardTexts.ts'
import PermissionName from '#features/people/permissions/PermissionName.tsx'
import { getPermissions } from '#lib/permissions.ts'
import { getIds } from '#lib/values/getIds.ts'
import { getLanguage, type Language } from '#lib/languages.ts'
import { toText } from '#lib/text/text.ts'
import styles from './InvitationText.module.css'

/**
 * The text of an invitation, and the mail as it is sent. It begins with the default text in the language of the invited
 * person and follows that language until somebody writes another one; a template needs none in addition.
 */
export default function InvitationText(props: WidgetProps) {
  const { collection, name, value, onChange, isNew } = props
  const { t } = useTranslation('mail')
  const [code, template] = useWatch<{ language: unknown; template: unknown }, ['language', 'template']>({
    name: ['language', 'template'],
  })
  const language = getLanguage(code)
  const templateId = Number(getIds(template)[0] ?? 0)
  const standard = useStandardTexts()
  const wanted = templateId > 0 ? '' : standard?.[language]
  const latest = useRef({ value, onChange })
  useEffect(() => {
    latest.current = { value, onChange }
  })
  // Only when the default text changes: somebody who empties the field writes their own.
  useEffect(() => {
    if (!isNew || standard === undefined || wanted === undefined) return
    if (isStandardText(toText(latest.current.value), standard)) latest.current.onChange(wanted)
  }, [isNew, standard, wanted])
  return (
    <div className={styles.entry}>
      <TextWidget
        {...props}
        {...(isNew && templateId > 0 && { hint: t('invitation.with-template') })}
        field={{ maxLength: 20_000, long: true, ...getField(collection, name) }}
      />
      {isNew && <Mail collection={collection} text={toText(value)} language={language} templateId={templateId} />}
    </div>
  )
}

type MailProps = Pick<WidgetProps, 'collection'> & { text: string; language: Language; templateId: number }

/**
 * The mail to send: the text of the template, if one is selected, and the own one; and what the invited person gets
 * access to.
 */
function Mail({ collection, text, language, templateId }: MailProps) {
  const { t } = useTranslation('mail')
  const viewer = useViewer()
  const { one, field } = useLabels({ path: 'mailer/mailtemplates' })
  const [email, permissions] = useWatch<{ email: unknown; permissions: unknown }, ['email', 'permissions']>({
    name: ['email', 'permissions'],
  })
  const granted = getPermissions(permissions).filter(({ object_id }) => object_id > 0)
  const { data } = useQuery({ ...rowQuery(viewer.id, 'mailer/mailtemplates', templateId), enabled: templateId > 0 })
  const inLanguage = (name: 'subject' | 'body') => toText(data?.[`${name}_${language}`]) || toText(data?.[`${name}_de`])
  return (
    <section className={styles.mail} aria-label={t('invitation.preview')}>
      <h3>{t('invitation.preview')}</h3>
      <p>{t('invitation.to', { email: toText(email).trim() || t('invitation.nobody') })}</p>
      <div>
        {t('invitation.access')}
        {granted.length === 0 ? (
          ` ${t('invitation.no-access')}`
        ) : (
          <ul className={styles.rights}>
            {granted.map((permission) => (
              <li key={`${permission.content_type} ${permission.object_id}`}>
                <PermissionName collection={collection} item={permission} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {data && (
        <>
          <p>{t('invitation.template', { what: one, name: toText(data.name) })}</p>
          <Preview
            html={inLanguage('body')}
            language={language}
            lines={[{ label: field('subject'), text: inLanguage('subject') }]}
          />
        </>
      )}
      {text !== '' && <Preview html={asMarkup(text)} language={language} />}
    </section>
  )
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\n': '<br>' }

/** A preformatted text with its line breaks, and the link as mail programs show it. */
function asMarkup(text: string): string {
  return text
    .replaceAll(/[&<>\n]/g, (sign) => signs[sign] ?? sign)
    .replaceAll(/\{\{\s*register_link\s*\}\}/g, (link) => `<a href="${link}">${link}</a>`)
}
