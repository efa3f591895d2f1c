import styles from './LoadingName.module.css'

/** The place of a name that is loading. */
export function LoadingName() {
  return <span data-loading aria-hidden="true" className={styles.name} />
}
