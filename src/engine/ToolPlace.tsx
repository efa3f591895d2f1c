import styles from '#engine/ToolPlace.module.css'

/** The place of a tool that is still loading: what stands below a toolbar must not move when it comes. */
export function ToolPlace() {
  return <span className={styles.place} />
}
