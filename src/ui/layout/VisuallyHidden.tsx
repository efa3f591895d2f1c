import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

type Props = { id?: string | undefined; isStatus?: boolean | undefined; children: ReactNode }

/** For screen readers only; a status is read again whenever it changes. */
export function VisuallyHidden({ id, isStatus = false, children }: Props) {
  const Element = isStatus ? 'output' : 'span'
  return (
    <Element className={styles.hidden} id={id}>
      {children}
    </Element>
  )
}
