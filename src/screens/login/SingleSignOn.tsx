import { useTranslation } from 'react-i18next'
import { config } from '#api/config/config.ts'
import { FormBlocked, postForm } from '#api/auth/postForm.ts'
import { singleSignOnRequest } from '#api/auth/signIn.ts'
import { trustedOrigin } from '#lib/redirectTarget.ts'
import { Button } from '#ui/actions/Button.tsx'
import styles from './SingleSignOn.module.css'
import { markSingleSignOn } from './singleSignOnMark.ts'
import { getLoginError } from '#features/authPages/getLoginError.ts'
import { useSubmit } from '#features/authPages/useSubmit.ts'

/** The single sign-on of the second variant: a signed request, posted to the identity provider (AUTH-34, AUTH-35). */
export function SingleSignOn({
  post = postForm,
}: {
  post?: (url: string, fields: Record<string, string>) => Promise<void>
}) {
  const { t } = useTranslation()
  const submit = useSubmit((error) => (error instanceof FormBlocked ? t('login.sso-missing') : getLoginError(error)))
  const { ssoUrl } = config()
  const url = trustedOrigin(ssoUrl, [ssoUrl])

  const start = (address: string): void =>
    submit.run(async () => {
      const request = await singleSignOnRequest(markSingleSignOn())
      await post(address, { SAMLRequest: request })
    })

  return (
    <section className={styles.first}>
      <Button
        kind="primary"
        busy={submit.isBusy}
        disabled={url === null}
        reason={t('login.sso-missing')}
        onClick={() => url !== null && start(url)}
      >
        {t('login.sso')}
      </Button>
      {url === null && <p className={styles.reason}>{t('login.sso-missing')}</p>}
    </section>
  )
}
