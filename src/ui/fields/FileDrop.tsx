import type { ReactNode } from 'react'
import { FileChoice, type FileChoiceProps } from './FileChoice.tsx'
import styles from './FileDrop.module.css'
import { FileZone } from './FileZone.tsx'

type Props = FileChoiceProps & {
  hint: string
  /** The name of the selected file, in place of the hint. */
  chosen?: string | undefined
  /** Content beside the button. */
  children?: ReactNode
}

/** Accepts files by a button or by dropping them. */
export function FileDrop({ hint, chosen, children, ...choice }: Props) {
  const { disabled = false, onFiles } = choice
  return (
    <FileZone className={styles.drop} disabled={disabled} onFiles={onFiles}>
      <FileChoice {...choice} />
      {children}
      <span className={styles[chosen === undefined ? 'hint' : 'name']}>
        {chosen === undefined ? hint : <bdi translate="no">{chosen}</bdi>}
      </span>
    </FileZone>
  )
}
