import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { postCredentials } from '#api/auth/signIn.ts'
import { config, type Config } from '#api/config/config.ts'
import { signIn, signOut } from '#api/session/session.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Home.module.css'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import card from '#ui/card.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'

type Login = Config['demoLogins'][number]

/** The main people of a demo besides the viewer, each one click away, and the way to all; only in a demo. */
export function OtherPeople() {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const language = useLanguage()
  const others = config().demoLogins.filter(({ email, isMain }) => isMain && email !== viewer.user.email)
  const navigate = useNavigate()
  const switching = useAction<Login>({
    run: async ({ email, password }) => {
      const answer = await postCredentials(email, password)
      if (answer.kind === 'tokens') {
        await signOut()
        // The login, which the page has left for, opens home.
        await signIn(answer.tokens)
      }
      // A person with a second factor uses the form.
      else void navigate('/logout')
    },
    title: t('demo.others.open'),
  })
  if (others.length === 0) return null
  return (
    <section className={card.card} aria-label={t('demo.others')}>
      <h2>{t('demo.others')}</h2>
      <p className={card.about}>{t('demo.others.text')}</p>
      <ul className={styles.people}>
        {others.map((login) => (
          <li key={login.email}>
            <button
              className={styles.person}
              disabled={switching.isPending}
              type="button"
              onClick={() => void switching.run(login)}
            >
              <bdi translate="no">{login.name}</bdi>
              <small>{typeof login.role === 'string' ? login.role : (login.role[language] ?? login.role.de)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton icon={ArrowLeftRight} to="/logout">
          {t('demo.others.open')}
        </LinkButton>
      </p>
    </section>
  )
}
