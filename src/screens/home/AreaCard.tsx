import { Link } from 'react-router-dom'
import card from '#ui/card.module.css'
import { classNames } from '#ui/classNames.ts'

export type Area = { key: string; label: string; entries: { key: string; label: string; to: string }[] }

/** An area of the menu with its lists. */
export function AreaCard({ area }: { area: Area }) {
  return (
    <div className={card.card}>
      <h2>{area.label}</h2>
      <ul>
        {area.entries.map(({ key, label, to }) => (
          <li key={key}>
            <Link className={classNames(card.entry, card.way)} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
