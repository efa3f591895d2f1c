import Columns3 from 'lucide-react/icons/columns-3'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ColumnChooser.module.css'
import type { ColumnPanelProps } from './ColumnPanel.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: ColumnPanel, preload } = lazyComponent<ColumnPanelProps>(
  async () => (await import('./ColumnPanel.tsx')).ColumnPanel,
  'line',
)

/** Opens the selection of the columns of a list. */
export function ColumnChooser(choice: Omit<ColumnPanelProps, 'anchor' | 'onClose'>) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <span className={styles.columns}>
      <Button
        ref={button}
        icon={Columns3}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onFocus={preload}
        onPointerEnter={preload}
      >
        {t('list.columns')}
      </Button>
      {isOpen && (
        <Suspense>
          <ColumnPanel {...choice} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
