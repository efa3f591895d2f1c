import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './Help.module.css'

export type HelpDialogProps = { title: string; text: string; onClose: () => void }

/** Shows a help text in full. */
export function HelpDialog({ title, text, onClose }: HelpDialogProps) {
  return (
    <Dialog kind="info" title={title} onClose={onClose}>
      <p className={styles.text}>
        <bdi>{text}</bdi>
      </p>
    </Dialog>
  )
}
