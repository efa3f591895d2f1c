import type { LucideIcon } from 'lucide-react'
import House from 'lucide-react/icons/house'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import message from '#ui/Message.module.css'
import styles from './PlainPage.module.css'

type Props = {
  icon: LucideIcon
  title: string
  text: string
  action?: ReactNode
  /** There is no other page to go to. */
  isEverything?: boolean
  /** Links besides home. */
  children?: ReactNode
}

/** A page with one message and a link home; it works inside the shell and without it. */
export function PlainPage({ icon: Icon, title, text, action, isEverything = false, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classNames(message.place, styles.page)}>
      <title>{`${title} – ${t('portal')}`}</title>
      <span className={classNames(message.sign, styles.sign)}>
        <Icon aria-hidden="true" size={28} />
      </span>
      <h1 data-page-heading tabIndex={-1}>
        {title}
      </h1>
      <p className={message.text}>{text}</p>
      <div className={message.actions}>
        {action}
        {!isEverything && (
          <LinkButton icon={House} kind={action ? 'quiet' : 'primary'} to="/">
            {t('plain.home')}
          </LinkButton>
        )}
        {children}
      </div>
    </div>
  )
}
