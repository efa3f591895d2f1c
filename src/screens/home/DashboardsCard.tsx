import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNames } from '#engine/labels.ts'
import type { App } from '#features/apps/permittedApps.ts'
import { programmes } from '#lib/areas.ts'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'

/** The dashboards of staff that have no entry in the menu, one link each. */
export function DashboardsCard({ apps }: { apps: readonly App[] }) {
  const { t } = useTranslation('home')
  const getName = useNames()
  const nameFor = ({ path, name }: App) => {
    const programme = programmes.find((one) => path === `/${one}`)
    return programme ? getName(programme) : <bdi translate="no">{name}</bdi>
  }
  return (
    <section className={card.card} aria-label={t('dashboards')}>
      <h2>{t('dashboards')}</h2>
      <ul>
        {apps.map((app) => (
          <li key={app.id}>
            <Link className={classNames(card.entry, card.way)} to={app.path}>
              {nameFor(app)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
