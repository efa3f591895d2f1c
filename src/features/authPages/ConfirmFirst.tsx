import { Button } from '#ui/actions/Button.tsx'
import styles from './AuthForm.module.css'
import { useFocus } from './useFocus.ts'

type Props = { text: string; label: string; onGo: () => void }

/** In place of what a link of a mail does at once: a person presses the button, a program that only opens links does not (D-93). */
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
