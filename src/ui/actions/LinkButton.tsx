import type { LucideIcon } from 'lucide-react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ButtonKind } from './Button.tsx'
import styles from './Button.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Icon } from './Icon.tsx'

type Props = Pick<HTMLAttributes<HTMLElement>, 'aria-keyshortcuts' | 'title'> & {
  to: string
  state?: unknown
  kind?: ButtonKind | undefined
  icon?: LucideIcon | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ to, state, kind = 'quiet', icon, children, ...keys }: Props) {
  return (
    <Link {...keys} data-print-hidden className={classNames(styles.button, styles[kind])} to={to} state={state}>
      {icon && <Icon icon={icon} size={16} />}
      {icon ? <span>{children}</span> : children}
    </Link>
  )
}
