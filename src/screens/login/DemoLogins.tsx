import { useTranslation } from 'react-i18next'
import { config } from '#api/config.ts'
import { signIn } from '#api/session.ts'
import { postCredentials } from '#api/signIn.ts'
import styles from './Login.module.css'
import { useSubmit } from '#features/authPages/useSubmit.ts'

/** The invented people of a demo, each one click away; there are none anywhere else. */
export function DemoLogins({ onSignedIn, onEmail }: { onSignedIn: () => void; onEmail: (email: string) => void }) {
  const { t } = useTranslation()
  const submit = useSubmit()
  const { demoLogins } = config()
  if (demoLogins.length === 0) return null

  const enter = (email: string, password: string): void =>
    submit.run(async () => {
      const answer = await postCredentials(email, password)
      // Who has a second factor goes through the form like anybody else.
      if (answer.kind === 'secondFactor') return onEmail(email)
      await signIn(answer.tokens)
      onSignedIn()
    })

  return (
    <section className={styles.other}>
      <h2>{t('login.demo')}</h2>
      <ul className={styles.demo}>
        {demoLogins.map(({ email, password, name, role }) => (
          <li key={email}>
            <button disabled={submit.isBusy} type="button" onClick={() => enter(email, password)}>
              {name}
              <small>{role}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
