import { Link } from 'react-router-dom'
import { config } from '#api/config.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from '#screens/home/Home.module.css'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useWords } from '#ui/words.ts'

export type HomeArea = { key: string; label: string; entries: { key: string; label: string; to: string; badge?: number | undefined }[] }

/** The first page after the login: every area this viewer may open. */
export function Home({ areas }: { areas: HomeArea[] }) {
  const t = useWords()
  const { user } = useViewer()
  const name = user.first_name || user.email
  return (
    <>
      <PageHeader title={t('home.title', { name })} subtitle={areas.length > 0 ? t('home.text') : undefined} />
      {areas.length === 0 && <EmptyState title={t('no-app-access-found')} text={t('no-app-access-text', { contact: config().contactEmail })} />}
      <div className={styles.areas}>
        {areas.map((area) => (
          <section key={area.key} className={styles.area} aria-label={area.label}>
            <h2>{area.label}</h2>
            <ul>
              {area.entries.map(({ key, label, to, badge }) => (
                <li key={key}>
                  <Link to={to}>
                    {label}
                    {badge ? <span className={styles.badge}>{t('shell.open-count', { n: badge })}</span> : null}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  )
}
