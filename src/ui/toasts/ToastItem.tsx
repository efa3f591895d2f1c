import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { actionTime, noticeTime } from '#lib/constants.ts'
import { dismissToast, runToastAction, type Toast } from '#ui/feedback/toasts.ts'
import styles from './Toasts.module.css'

const signs = { success: CircleCheck, info: Info, error: CircleAlert }

/** One toast; its timer pauses while the pointer or the focus is on it. */
export function ToastItem({ notice }: { notice: Toast }) {
  const { t } = useTranslation()
  const { key, kind, text, title, isPermanent, action } = notice
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const left = useRef(action ? actionTime : noticeTime)
  const isPaused = isPermanent || isHovered || isFocused
  const Sign = signs[kind]

  useEffect(() => {
    if (isPaused) return undefined
    const start = performance.now()
    const timer = window.setTimeout(() => dismissToast(key), left.current)
    return () => {
      window.clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [isPaused, key])

  return (
    <div
      className={classNames(styles.notice, styles[kind])}
      role={kind === 'error' ? 'alert' : 'status'}
      onBlur={() => setFocused(false)}
      onFocus={() => setFocused(true)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <Sign aria-hidden="true" size={18} />
      <p className={styles.text}>
        {title && (
          <strong>
            <bdi>{title}</bdi>
          </strong>
        )}
        <bdi>{text}</bdi>
      </p>
      {action && <Button onClick={() => runToastAction(notice)}>{action.label}</Button>}
      <IconButton icon={X} label={t('notices.close')} onClick={() => dismissToast(key)} />
    </div>
  )
}
