import CircleCheck from 'lucide-react/icons/circle-check'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import styles from './Dashboard.module.css'
import { Button } from '#ui/actions/Button.tsx'
import card from '#ui/card.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'

type Props = {
  title: string
  /** What all of the content is about, in the title. */
  of?: ReactNode
  isWaiting?: boolean
  error?: Error | null
  onRetry?: () => void
  aside?: ReactNode
  /** Where nothing is to do: a single line instead of the content. */
  done?: string | false | undefined
  /** Where nothing is to see: a single line, without a sign. */
  none?: string | false | undefined
  children: ReactNode
}

/** One part of a dashboard; when it fails the others go on (N16). */
export function Card({ title, of, isWaiting = false, error, onRetry, aside, done, none, children }: Props) {
  const { t } = useTranslation('dashboard')
  const id = useId()
  if (done && !isWaiting && !error)
    return (
      <section className={classNames(card.card, styles.done)} aria-labelledby={id}>
        <VisuallyHidden>
          <h2 id={id}>{title}</h2>
        </VisuallyHidden>
        <p className={styles.good}>
          <CircleCheck size={18} aria-hidden="true" />
          {done}
        </p>
      </section>
    )
  if (none && !isWaiting && !error)
    return (
      <section className={classNames(card.card, styles.done)} aria-labelledby={id}>
        <VisuallyHidden>
          <h2 id={id}>{title}</h2>
        </VisuallyHidden>
        <p className={styles.none}>
          {none} {aside}
        </p>
      </section>
    )
  return (
    <section className={classNames(card.card, card.roomy)} aria-labelledby={id}>
      <div className={card.head}>
        <h2 id={id}>
          {title}
          {of && ' '}
          {of && <span className={styles.of}>{of}</span>}
        </h2>
        {aside}
      </div>
      {error && (
        <p className={card.error} role="alert">
          {errorMessage(error)} {onRetry && <Button onClick={onRetry}>{t('retry')}</Button>}
        </p>
      )}
      {isWaiting && !error && <Skeleton shape="list" />}
      {!isWaiting && children}
    </section>
  )
}
