import Bell from 'lucide-react/icons/bell'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import styles from './ToastList.module.css'
import type { NoticePanelProps } from './ToastPanel.tsx'
import { getKept, readToasts, useToasts } from '#ui/feedback/toasts.ts'

const { Part: ToastPanel, preload } = lazyComponent<NoticePanelProps>(
  async () => (await import('./ToastPanel.tsx')).ToastPanel,
  'line',
)

/** The bell: the number of kept toasts since it was last opened, and all of them when it is open. */
export function ToastList() {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const unread = useToasts((state) => state.unread)
  const hasError = useToasts((state) =>
    getKept(state)
      .slice(0, state.unread)
      .some(({ kind }) => kind === 'error'),
  )

  return (
    <span className={styles.bell} onFocus={preload} onPointerEnter={preload}>
      <IconButton
        expanded={isOpen}
        icon={Bell}
        label={unread > 0 ? t('notices.unread', { count: unread }) : t('notices.title')}
        ref={button}
        onClick={() => {
          button.current?.focus()
          setOpen(true)
          readToasts()
        }}
      />
      {unread > 0 && (
        <span aria-hidden="true" className={classNames(styles.count, hasError && styles.bad)}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
      {isOpen && (
        <Suspense>
          <ToastPanel anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
