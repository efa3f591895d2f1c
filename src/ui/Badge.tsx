import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from './classNames.ts'

type Props = { kind?: 'neutral' | 'accent' | 'good' | 'bad' | 'warn' | undefined; children: ReactNode }

export function Badge({ kind = 'neutral', children }: Props) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>
}
