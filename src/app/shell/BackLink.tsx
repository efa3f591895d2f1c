import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router-dom'
import styles from './TopBar.module.css'

/** The back link in the top bar. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link aria-label={label} className={styles.back} to={to}>
      <ArrowLeft aria-hidden="true" size={16} />
      <span>{label}</span>
    </Link>
  )
}
