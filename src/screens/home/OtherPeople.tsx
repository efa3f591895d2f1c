import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useTranslation } from 'react-i18next'
import { config } from '#api/config/config.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Home.module.css'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import card from '#ui/card.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The main people of a demo besides the viewer, and the way to sign in as one of them; only in a demo. */
export function OtherPeople() {
  const { t } = useTranslation('home')
  const viewer = useViewer()
  const language = useLanguage()
  const others = config().demoLogins.filter(({ email, isMain }) => isMain && email !== viewer.user.email)
  if (others.length === 0) return null
  return (
    <section className={card.card} aria-label={t('demo.others')}>
      <h2>{t('demo.others')}</h2>
      <p className={card.about}>{t('demo.others.text')}</p>
      <ul className={styles.people}>
        {others.map(({ email, name, role }) => (
          <li key={email} className={styles.person}>
            <bdi translate="no">{name}</bdi>
            <small className={card.about}>{typeof role === 'string' ? role : (role[language] ?? role.de)}</small>
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
