import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useNames } from '#engine/labels.ts'
import type { App } from '#features/apps/permittedApps.ts'
import { programmes } from '#lib/areas.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import styles from './Home.module.css'

/** The dashboards of staff that have no entry in the menu, as one line of links. */
export function DashboardsCard({ apps }: { apps: readonly App[] }) {
  const { t } = useTranslation('home')
  const getName = useNames()
  const nameFor = ({ path, name }: App) => {
    const programme = programmes.find((one) => path === `/${one}`)
    return programme ? getName(programme) : <bdi translate="no">{name}</bdi>
  }
  return (
    <section className={styles.dashboards} aria-label={t('dashboards')}>
      <span>
        {t('dashboards')}
        {labelSeparator()}
      </span>
      {apps.map((app) => (
        <Link key={app.id} to={app.path}>
          {nameFor(app)}
        </Link>
      ))}
    </section>
  )
}
