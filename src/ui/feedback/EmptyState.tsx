import Inbox from 'lucide-react/icons/inbox'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#ui/Message.module.css'

type Props = { title: string; text?: string | undefined; action?: ReactNode; icon?: LucideIcon | undefined }

export function EmptyState({ title, text, action, icon: Icon = Inbox }: Props) {
  return (
    <div className={styles.place}>
      <span className={styles.sign}>
        <Icon aria-hidden="true" size={22} />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
