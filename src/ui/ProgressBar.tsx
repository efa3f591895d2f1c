import css from './ProgressBar.module.css'

/** How much of something is done, in percent. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <span className={css['progress']}>
      <progress className={css['bar']} max={100} value={percent} aria-label={label} />
      <span className={css['percent']}>{percent} %</span>
    </span>
  )
}
