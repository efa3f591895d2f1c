import ArrowRight from 'lucide-react/icons/arrow-right'
import ChartColumn from 'lucide-react/icons/chart-column'
import Download from 'lucide-react/icons/download'
import ListFilter from 'lucide-react/icons/list-filter'
import { useTranslation } from 'react-i18next'
import { config } from '#api/config/config.ts'
import styles from './Home.module.css'
import card from '#ui/card.module.css'
import { LinkButton } from '#ui/actions/LinkButton.tsx'

const tries = [
  ['demo.compare', ChartColumn],
  ['demo.filter', ListFilter],
  ['demo.save', Download],
] as const

/** What a visitor of the demo can try in its evaluation, with the way there. */
export function DemoCard() {
  const { t } = useTranslation('home')
  return (
    <section className={card.card} aria-label={t('demo')}>
      <h2>{t('demo')}</h2>
      <ul className={styles.tries}>
        {tries.map(([word, Icon]) => (
          <li key={word}>
            <Icon size={16} aria-hidden="true" />
            {t(word)}
          </li>
        ))}
      </ul>
      <p>
        <LinkButton kind="primary" icon={ArrowRight} to={`/results/evaluations/${config().demoEvaluation}`}>
          {t('demo.open')}
        </LinkButton>
      </p>
    </section>
  )
}
