import type { ReactNode } from 'react'
import styles from './Children.module.css'

type Props = { checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void; children: ReactNode }

/** One option of a choice; the whole row is clickable. */
export function ChoiceRow({ checked, disabled = false, onChange, children }: Props) {
  return (
    <li>
      <label className={styles.row}>
        <input
          checked={checked}
          disabled={disabled}
          type="checkbox"
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{children}</span>
      </label>
    </li>
  )
}
