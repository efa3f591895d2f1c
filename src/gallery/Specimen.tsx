import type { ReactNode } from 'react'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './Specimen.module.css'

/** A component of the gallery with its states below its name, which is also its anchor. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.specimen} data-specimen={name} id={name}>
      <h2 className={styles.name} translate="no">
        {name}
      </h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** One state with its name. */
export function State({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={classNames(styles.state, isWide && styles.wide)} data-state={name}>
      <p className={styles.caption} lang="en" translate="no">
        {name}
      </p>
      {children}
    </div>
  )
}
