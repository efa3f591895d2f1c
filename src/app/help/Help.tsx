import Keyboard from 'lucide-react/icons/keyboard'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import styles from './Help.module.css'
import { getTopics } from './helpTopics.ts'
import { config } from '#api/config/config.ts'
import { useKeysDialog } from '#app/shell/keysDialog.ts'
import { useMatchedPage } from '#engine/pageHandle.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'

/** Help about the open page, next to it, so that one can read and work at the same time. */
export function Help({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['help', 'actions', 'portal'])
  const { isStaff } = useViewer()
  const page = useMatchedPage()
  const [address] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onClose])
  if (!page) return null
  // Staff see every group.
  const { hideBelow } = config().smallGroups
  const small = hideBelow > 1 && !isStaff ? [t('evaluation.small', { count: hideBelow })] : []
  return (
    <aside aria-label={t('actions:help')} className={styles.help} data-help="">
      <header className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          {t('actions:help')}
        </h2>
        <IconButton icon={X} label={t('portal:ui.close')} onClick={onClose} />
      </header>
      <div className={styles.body} aria-live="polite">
        {getTopics(page, address.get('view')).map((topic) => (
          <section key={topic}>
            <h3>{t(topic)}</h3>
            <ul>
              {[...t(`${topic}.text`).split('\n'), ...(topic === 'evaluation' ? small : [])].map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
        <Button icon={Keyboard} onClick={() => useKeysDialog.setState({ isOpen: true })}>
          {t('actions:keys')}
        </Button>
      </div>
    </aside>
  )
}
