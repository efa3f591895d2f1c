import ChartColumn from 'lucide-react/icons/chart-column'
import Download from 'lucide-react/icons/download'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import styles from './Home.module.css'
import card from '#ui/card.module.css'

const tries = [
  ['demo.compare', ChartColumn],
  ['demo.filter', ListFilter],
  ['demo.save', Download],
] as const

/** What a visitor of the demo can try in its evaluation, to which the card of the newest one leads. */
export function DemoCard() {
  const { t } = useTranslation('home')
  return (
    <section className={card.card} aria-label={t('demo')}>
      <h2>{t('demo')}</h2>
      <ul className={styles.tries}>
        {tries.map(([word, Icon]) => (
          <li key={word}>
            <Icon size={16} aria-hidden="true" />
            <Link to={`/results/evaluations/${config().demoEvaluation}`}>{t(word)}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
