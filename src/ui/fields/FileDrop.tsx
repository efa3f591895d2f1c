import FileUp from 'lucide-react/icons/file-up'
import { useId, useState } from 'react'
import button from '#ui/actions/Button.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './FileDrop.module.css'
import { FileInput } from './FileInput.tsx'

type Props = {
  label: string
  hint: string
  /** The name of the selected file, in place of the hint. */
  chosen?: string | undefined
  accept?: string | undefined
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** Accepts files by a button or by dropping them. */
export function FileDrop({ label, hint, chosen, disabled = false, onFiles, ...input }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (files: File[]) => {
    if (files.length > 0 && !disabled) onFiles(files)
  }
  return (
    // Dropping is an extra; the input is accessible to everybody.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take([...event.dataTransfer.files])
      }}
    >
      <FileInput {...input} className={styles.input} disabled={disabled} id={id} onFiles={take} />
      <label className={classNames(button.button, button.quiet, styles.choose)} htmlFor={id}>
        <FileUp aria-hidden="true" size={16} />
        {label}
      </label>
      <span className={styles[chosen === undefined ? 'hint' : 'name']}>
        {chosen === undefined ? hint : <bdi translate="no">{chosen}</bdi>}
      </span>
    </div>
  )
}
