import type { LucideIcon } from 'lucide-react'
import House from 'lucide-react/icons/house'
import type { ReactNode } from 'react'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useWords } from '#ui/words.ts'
import css from './PlainPage.module.css'

type Props = {
  icon: LucideIcon
  title: string
  text: string
  action?: ReactNode
  /** There is no other page to go to. */
  isEverything?: boolean
}

/** A page that says one thing and leads back to the start; it stands inside the shell and without it. */
export function PlainPage({ icon: Icon, title, text, action, isEverything = false }: Props) {
  const words = useWords()
  return (
    <div className={css['page']}>
      <title>{`${title} – ${words('portal')}`}</title>
      <span className={css['sign']}>
        <Icon aria-hidden="true" size={28} />
      </span>
      <h1 data-page-heading tabIndex={-1}>
        {title}
      </h1>
      <p className={css['text']}>{text}</p>
      <div className={css['actions']}>
        {action}
        {!isEverything && (
          <LinkButton icon={House} kind={action ? 'quiet' : 'primary'} to="/">
            {words('plain.home')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
