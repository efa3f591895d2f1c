import styles from './ToolPlaceholder.module.css'

/** The placeholder of a tool that is still loading, so that the layout below a toolbar does not shift. */
export function ToolPlaceholder() {
  return <span className={styles.place} data-tool-loading />
}
