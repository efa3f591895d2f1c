import FileUp from 'lucide-react/icons/file-up'
import { useId } from 'react'
import button from '#ui/actions/Button.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './FileDrop.module.css'
import { FileInput } from './FileInput.tsx'

export type FileChoiceProps = {
  label: string
  accept?: string | undefined
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** Selects files by a button. */
export function FileChoice({ label, disabled = false, onFiles, ...input }: FileChoiceProps) {
  const id = useId()
  return (
    <span className={styles.choice}>
      <FileInput
        {...input}
        className={styles.input}
        disabled={disabled}
        id={id}
        onFiles={(files) => {
          if (files.length > 0 && !disabled) onFiles(files)
        }}
      />
      <label className={classNames(button.button, button.quiet, styles.choose)} htmlFor={id} data-print-hidden>
        <FileUp aria-hidden="true" size={16} />
        {label}
      </label>
    </span>
  )
}
