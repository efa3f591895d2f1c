import styles from './ToolPlaceholder.module.css'

/** The place of a tool that is still loading: what stands below a toolbar must not move when it comes. */
export function ToolPlaceholder() {
  return <span className={styles.place} />
}
