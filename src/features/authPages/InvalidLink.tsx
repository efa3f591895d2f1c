import type { ReactNode } from 'react'
import { Banner } from '#ui/feedback/Banner.tsx'
import styles from './AuthForm.module.css'

/** An invalid link, why it is invalid, and what to do instead. */
export function InvalidLink({
  text,
  hint,
  children,
}: {
  text: string
  hint?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={styles.form}>
      <Banner kind="warning">
        <bdi>{text}</bdi>
      </Banner>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}
