import { Button } from '#ui/actions/Button.tsx'
import styles from './AuthForm.module.css'
import { useFocus } from './useFocus.ts'

type Props = { text: string; label: string; onGo: () => void }

/**
 * Replaces the immediate effect of a mailed link by a button, which a person presses and a link scanner does not
 * (D-93).
 */
export function ConfirmFirst({ text, label, onGo }: Props) {
  const button = useFocus<HTMLButtonElement>()
  return (
    <div className={styles.form}>
      <p>{text}</p>
      <Button kind="primary" ref={button} onClick={onGo}>
        {label}
      </Button>
    </div>
  )
}
