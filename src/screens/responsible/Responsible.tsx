import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#api/config/config.ts'
import { ValidationError, NotFoundError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { urlTokenParameters, urlToken } from '#api/session/urlToken.ts'
import { appAddress } from '#api/auth/tokenPost.ts'
import { answerResponsible } from '#api/auth/visitor.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import { useAction, useRunOnOpen } from '#engine/actions/useAction.ts'
import styles from '#features/authPages/AuthForm.module.css'
import { ConfirmFirst } from '#features/authPages/ConfirmFirst.tsx'
import { AuthLayout } from '#features/authPages/AuthLayout.tsx'
import { InvalidLink } from '#features/authPages/InvalidLink.tsx'
import type { Language } from '#lib/languages.ts'
import { internalPath } from '#lib/redirectTarget.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Spinner } from '#ui/feedback/Spinner.tsx'
import { mailTo } from './mailTo.ts'

/**
 * A person confirms or declines by link to be responsible for an institution; the response is sent immediately (RESP-01 to
 * RESP-05), or by a button where links of mails need confirmation (D-93).
 */
export function Responsible({ onLanguage }: { onLanguage: (language: Language) => void }) {
  const { t } = useTranslation('authPages')
  const title = usePageTitle()
  const [token] = useState(() => urlToken('responsible') ?? '')
  const [requested] = useState(() => urlTokenParameters('responsible'))
  const [state, setState] = useState<'asking' | 'busy' | 'done' | { error: string; isFinal: boolean }>(() =>
    config().linksAskFirst ? 'asking' : 'busy',
  )
  const isYes = requested.get('isResponsible') === '1'
  const type = requested.get('typ') ?? ''
  const contact = mailTo(requested.get('email'), config().contactEmail)

  const answer = useAction({
    run: async () => {
      setState('busy')
      await answerResponsible(token, isYes, type)
      setState('done')
    },
    showError: (error) => {
      const isFinal = error instanceof ValidationError || error instanceof NotFoundError
      setState({ error: isFinal ? t('responsible.failed-text') : errorMessage(error), isFinal })
      toast.error(errorMessage(error))
    },
  })
  useRunOnOpen(answer.run, token !== '' && !config().linksAskFirst)

  const write = contact && <a href={contact.href}>{t('link.contact', { email: contact.email })}</a>
  if (token === '')
    return (
      <AuthLayout title={t('link.broken')} onLanguage={onLanguage}>
        <InvalidLink text={t('link.broken-text')}>{write}</InvalidLink>
      </AuthLayout>
    )
  if (state === 'asking')
    return (
      <AuthLayout title={title} onLanguage={onLanguage}>
        <ConfirmFirst
          label={t('responsible.send')}
          text={t(isYes ? 'responsible.ask-yes' : 'responsible.ask-no')}
          onGo={() => void answer.run()}
        />
      </AuthLayout>
    )
  if (state === 'busy')
    return (
      <AuthLayout title={title} onLanguage={onLanguage}>
        <Spinner label={t('responsible.busy')} />
      </AuthLayout>
    )
  if (state !== 'done')
    return (
      <AuthLayout title={t('responsible.failed')} onLanguage={onLanguage}>
        <InvalidLink text={state.error}>
          {!state.isFinal && (
            <Button kind="primary" onClick={() => void answer.run()}>
              {t('link.retry')}
            </Button>
          )}
          {write}
        </InvalidLink>
      </AuthLayout>
    )
  return (
    <AuthLayout title={t(isYes ? 'responsible.yes' : 'responsible.no')} onLanguage={onLanguage}>
      <div className={styles.form}>
        <Banner kind="good">{t(isYes ? 'responsible.yes-text' : 'responsible.no-text')}</Banner>
        {isYes && <AppList />}
        {!isYes && (
          <>
            <p>{t('responsible.no-contact')}</p>
            {write}
          </>
        )}
      </div>
    </AuthLayout>
  )
}

/** The list of apps, in the portal or where the deployment has it. */
function AppList() {
  const { t } = useTranslation('authPages')
  const { appListUrl } = config()
  const outside = appAddress(appListUrl)
  if (outside !== null)
    return (
      <a href={outside} rel="noreferrer">
        {t('responsible.apps')}
      </a>
    )
  return (
    <LinkButton kind="primary" to={internalPath(appListUrl) ?? '/'}>
      {t('responsible.apps')}
    </LinkButton>
  )
}
