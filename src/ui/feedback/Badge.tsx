import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from '#ui/layout/classNames.ts'

export type BadgeKind = 'neutral' | 'accent' | 'good' | 'bad' | 'warn'
type Props = { kind?: BadgeKind | undefined; children: ReactNode }

export function Badge({ kind = 'neutral', children }: Props) {
  return <span className={classNames(styles.badge, styles[kind])}>{children}</span>
}
