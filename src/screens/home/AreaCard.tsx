import { Link } from 'react-router-dom'
import styles from '#screens/home/Home.module.css'

export type Area = { key: string; label: string; entries: { key: string; label: string; to: string }[] }

/** An area of the menu with its lists. */
export function AreaCard({ area }: { area: Area }) {
  return (
    <div className={styles.card}>
      <h2>{area.label}</h2>
      <ul>
        {area.entries.map(({ key, label, to }) => (
          <li key={key}>
            <Link className={styles.entry} to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
