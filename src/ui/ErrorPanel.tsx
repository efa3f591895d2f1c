import RotateCw from 'lucide-react/icons/rotate-cw'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { classNames } from './classNames.ts'
import css from './Message.module.css'

type Props = {
  title: string
  text: string
  onRetry?: (() => void) | undefined
  retryLabel?: string | undefined
  detail?: string | undefined
  action?: ReactNode
}

/** What went wrong, and what can be done about it. */
export function ErrorPanel({ title, text, onRetry, retryLabel, detail, action }: Props) {
  const { t } = useTranslation()
  return (
    <div className={css['place']} role="alert">
      <span className={classNames(css['sign'], css['bad'])}>
        <TriangleAlert aria-hidden="true" size={22} />
      </span>
      <p className={css['title']}>{title}</p>
      <p className={css['text']}>
        <bdi>{text}</bdi>
      </p>
      {detail && <p className={css['detail']}>{detail}</p>}
      {(onRetry ?? action) && (
        <div className={css['actions']}>
          {onRetry && (
            <Button icon={RotateCw} onClick={onRetry}>
              {retryLabel ?? t('ui.retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
