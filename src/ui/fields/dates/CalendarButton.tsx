import CalendarDays from 'lucide-react/icons/calendar-days'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalendarPanelProps } from './CalendarPanel.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: CalendarPanel, preload } = lazyComponent<CalendarPanelProps>(
  async () => (await import('./CalendarPanel.tsx')).CalendarPanel,
  'line',
)

type Props = { label: string; value: string | null; onChoose: (day: string) => void }

export function CalendarButton({ label, value, onChoose }: Props) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)

  function open() {
    button.current?.focus()
    setOpen(true)
  }
  const close = () => setOpen(false)

  return (
    <span onFocus={preload} onPointerEnter={preload}>
      <IconButton
        expanded={isOpen}
        icon={CalendarDays}
        label={t('field.calendar', { label })}
        ref={button}
        onClick={open}
      />
      {isOpen && (
        <Suspense>
          <CalendarPanel
            anchor={button}
            label={label}
            value={value}
            onChoose={(day) => {
              onChoose(day)
              close()
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  )
}
