import { useTranslation } from 'react-i18next'
import { config, type Config } from '#api/config/config.ts'
import { signIn } from '#api/session/session.ts'
import { postCredentials } from '#api/auth/signIn.ts'
import styles from './DemoLogins.module.css'
import { useSubmit } from '#features/authPages/useSubmit.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Login = Config['demoLogins'][number]

/** The people of a demo, each one click away, the main ones first; only in a demo. */
export function DemoLogins({ onSignedIn, onEmail }: { onSignedIn: () => void; onEmail: (email: string) => void }) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const language = useLanguage()
  const { demoLogins } = config()

  const enter = (email: string, password: string): void =>
    submit.run(async () => {
      const answer = await postCredentials(email, password)
      // A person with a second factor uses the form.
      if (answer.kind === 'secondFactor') return onEmail(email)
      await signIn(answer.tokens)
      onSignedIn()
    })

  const [main, others] = [demoLogins.filter(({ isMain }) => isMain), demoLogins.filter(({ isMain }) => !isMain)]
  const cards = (logins: readonly Login[]) => (
    <ul className={styles.demo}>
      {logins.map(({ email, password, name, role }) => (
        <li key={email}>
          <button disabled={submit.isBusy} type="button" onClick={() => enter(email, password)}>
            {name}
            <small>{typeof role === 'string' ? role : (role[language] ?? role.de)}</small>
          </button>
        </li>
      ))}
    </ul>
  )
  return (
    <section className={styles.other}>
      <h2>{t('login.demo')}</h2>
      {cards(main)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('login.demo-others')}</summary>
          {cards(others)}
        </details>
      )}
    </section>
  )
}
