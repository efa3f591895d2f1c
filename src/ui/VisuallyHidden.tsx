import type { ReactNode } from 'react'
import css from './VisuallyHidden.module.css'

type Props = { id?: string | undefined; role?: 'status' | 'alert' | undefined; children: ReactNode }

/** Read out, not drawn. */
export function VisuallyHidden({ id, role, children }: Props) {
  return (
    <span className={css['hidden']} id={id} role={role}>
      {children}
    </span>
  )
}
