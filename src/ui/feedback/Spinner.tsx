import styles from './Spinner.module.css'

type Props = { label: string; hideLabel?: boolean | undefined }

export function Spinner({ label, hideLabel = false }: Props) {
  return (
    <output aria-label={hideLabel ? label : undefined} className={styles.spinner}>
      <span aria-hidden="true" className={styles.ring} />
      {!hideLabel && label}
    </output>
  )
}
