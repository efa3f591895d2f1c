import { lightFormat } from 'date-fns'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { zurich } from '#lib/dates/dates.ts'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import styles from './ToastPanel.module.css'
import { clearToasts, getKept, runToastAction, useToasts } from '#ui/feedback/toasts.ts'
import { PopoverPanel } from '#ui/overlays/PopoverPanel.tsx'

export type NoticePanelProps = { anchor: RefObject<HTMLElement | null>; onClose: () => void }

export function ToastPanel({ anchor, onClose }: NoticePanelProps) {
  const { t } = useTranslation(['portal', 'actions'])
  const kept = getKept(useToasts())
  return (
    <PopoverPanel align="end" anchor={anchor} label={t('notices.title')} onClose={onClose}>
      <div className={styles.head}>
        <h2>{t('notices.title')}</h2>
        {kept.length > 0 && (
          <Button kind="plain" onClick={clearToasts}>
            {t('actions:notices.clear')}
          </Button>
        )}
      </div>
      {kept.length === 0 ? (
        <p className={styles.empty}>{t('actions:notices.none')}</p>
      ) : (
        // A region that scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles.list} tabIndex={0}>
          {kept.map((notice) => {
            const { key, kind, title, text, at, action } = notice
            return (
              <li key={key}>
                <time dateTime={at.toISOString()}>{lightFormat(zurich(at), 'HH:mm')}</time>
                <div>
                  <span className={classNames(styles.kind, kind === 'error' && styles.error)}>
                    <bdi>{title ?? t(`notices.${kind}`)}</bdi>
                  </span>
                  <bdi>{text}</bdi>
                  {/* An undo is looked for after its toast is gone, too. */}
                  {kind === 'success' && action && (
                    <Button
                      kind="plain"
                      onClick={() => {
                        onClose()
                        runToastAction(notice)
                      }}
                    >
                      {action.label}
                    </Button>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      )}
    </PopoverPanel>
  )
}
