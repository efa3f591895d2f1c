import css from './Spinner.module.css'

type Props = { label: string; hideLabel?: boolean | undefined }

export function Spinner({ label, hideLabel = false }: Props) {
  return (
    <output aria-label={hideLabel ? label : undefined} className={css['spinner']}>
      <span aria-hidden="true" className={css['ring']} />
      {!hideLabel && label}
    </output>
  )
}
