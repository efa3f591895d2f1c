import CircleAlert from 'lucide-react/icons/circle-alert'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import css from './Tabs.module.css'

type Tab<Id extends string> = { id: Id; label: string; isWrong?: boolean; lang?: string }
type Props<Id extends string> = { label: string; tabs: readonly Tab<Id>[]; shown: Id; onShow: (id: Id) => void; children: ReactNode }

const steps: { [key: string]: number | undefined } = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs over one panel; the arrow keys lead from one to the next, those with something wrong are marked. */
export function Tabs<Id extends string>({ label, tabs, shown, onShow, children }: Props<Id>) {
  const { t } = useTranslation()
  const id = useId()
  const move = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key]
    const next = step === undefined ? undefined : tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onShow(next.id)
    document.getElementById(`${id}-${next.id}`)?.focus()
  }
  return (
    <>
      <div aria-label={label} className={css['tabs']} role="tablist">
        {tabs.map((tab, index) => (
          <button
            aria-controls={id}
            aria-selected={tab.id === shown}
            className={css['tab']}
            id={`${id}-${tab.id}`}
            key={tab.id}
            role="tab"
            tabIndex={tab.id === shown ? 0 : -1}
            type="button"
            onClick={() => onShow(tab.id)}
            onKeyDown={(event) => move(event, index)}
          >
            {tab.label}
            {tab.isWrong && (
              <>
                <CircleAlert aria-hidden="true" className={css['wrong']} size={14} />
                <VisuallyHidden>{t('field.error')}</VisuallyHidden>
              </>
            )}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-${shown}`} className={css['panel']} id={id} role="tabpanel">
        {children}
      </div>
    </>
  )
}
