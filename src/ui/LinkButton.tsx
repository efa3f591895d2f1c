import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ButtonKind } from './Button.tsx'
import styles from './Button.module.css'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'

type Props = {
  to: string
  state?: unknown
  kind?: ButtonKind | undefined
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ to, state, kind = 'quiet', icon, children }: Props) {
  return (
    <Link className={classNames(styles.button, styles[kind])} to={to} state={state}>
      {icon && <Icon icon={icon} size={16} />}
      {icon ? <span className={styles.words}>{children}</span> : children}
    </Link>
  )
}
