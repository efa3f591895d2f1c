import styles from './ProgressBar.module.css'

/** How much of something is done, in percent. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={styles.progress}>
      <progress className={styles.bar} max={100} value={percent} aria-label={label} />
      <span className={styles.percent}>{percent} %</span>
    </span>
  )
}
