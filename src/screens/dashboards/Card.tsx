import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import styles from './Dashboard.module.css'
import { Button } from '#ui/actions/Button.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

type Props = {
  title: string
  isWaiting?: boolean
  error?: Error | null
  onRetry?: () => void
  aside?: ReactNode
  children: ReactNode
}

/** One part of a dashboard; when it fails the others go on (N16). */
export function Card({ title, isWaiting = false, error, onRetry, aside, children }: Props) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  return (
    <section className={classNames(card.card, card.roomy)} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {error && (
        <p className={card.fault} role="alert">
          {errorMessage(error)} {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        </p>
      )}
      {isWaiting && !error && <Skeleton shape="list" />}
      {!isWaiting && children}
    </section>
  )
}
