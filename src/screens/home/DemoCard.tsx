import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { config } from '#api/config/config.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

const tries = ['demo.compare', 'demo.filter', 'demo.save'] as const

/** What a visitor of the demo can try in its evaluation, with the way there. */
export function DemoCard() {
  const { t } = useTranslation('home')
  return (
    <section className={card.card} aria-label={t('demo')}>
      <h2>{t('demo')}</h2>
      <ul>
        {tries.map((word) => (
          <li key={word} className={card.about}>
            {t(word)}
          </li>
        ))}
      </ul>
      <Link className={classNames(card.entry, card.way)} to={`/results/evaluations/${config().demoEvaluation}`}>
        {t('demo.open')}
      </Link>
    </section>
  )
}
