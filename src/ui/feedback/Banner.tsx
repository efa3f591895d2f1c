import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { classNames } from '#ui/layout/classNames.ts'

type Props = { kind: 'info' | 'good' | 'warning' | 'error'; children: ReactNode; action?: ReactNode }

const signs = { info: Info, good: CircleCheck, warning: TriangleAlert, error: CircleAlert }

/** A message that stays as long as it is true. */
export function Banner({ kind, children, action }: Props) {
  const Sign = signs[kind]
  return (
    <div className={classNames(styles.banner, styles[kind])} role={kind === 'error' ? 'alert' : 'status'}>
      <Sign aria-hidden="true" size={18} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
