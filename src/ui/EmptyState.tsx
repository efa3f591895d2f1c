import Inbox from 'lucide-react/icons/inbox'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './Message.module.css'

type Props = { title: string; text?: string | undefined; action?: ReactNode; icon?: LucideIcon | undefined }

export function EmptyState({ title, text, action, icon: Icon = Inbox }: Props) {
  return (
    <div className={css['place']}>
      <span className={css['sign']}>
        <Icon aria-hidden="true" size={22} />
      </span>
      <p className={css['title']}>{title}</p>
      {text && <p className={css['text']}>{text}</p>}
      {action && <div className={css['actions']}>{action}</div>}
    </div>
  )
}
