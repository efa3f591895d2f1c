import { type ReactNode, useState } from 'react'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './FileDrop.module.css'

type Props = {
  className?: string | undefined
  disabled: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** An area that accepts dropped files. */
export function FileZone({ className, disabled, onFiles, children }: Props) {
  const [isOver, setOver] = useState(false)
  return (
    // Dropping is an extra; the input is accessible to everybody.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(className, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(!disabled)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0 && !disabled) onFiles(files)
      }}
    >
      {children}
    </div>
  )
}
