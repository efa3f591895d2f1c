import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import css from './Tabs.module.css'

type Props = {
  label?: string | undefined
  tabs: { key: string; label: string; content: ReactNode }[]
  selected?: string | undefined
  onSelect?: ((key: string) => void) | undefined
}

export function Tabs({ label, tabs, selected, onSelect }: Props) {
  const id = useId()
  const [own, setOwn] = useState(tabs[0]?.key)
  const index = Math.max(0, tabs.findIndex(({ key }) => key === (selected ?? own)))

  function go(to: number) {
    const tab = tabs.at(to % tabs.length)
    if (!tab) return
    setOwn(tab.key)
    onSelect?.(tab.key)
    document.getElementById(`${id}-tab-${tab.key}`)?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
    if (step === undefined) return
    event.preventDefault()
    go(step)
  }

  return (
    <div>
      <div aria-label={label} className={css['list']} role="tablist">
        {tabs.map(({ key, label }, position) => (
          <button
            aria-controls={`${id}-panel`}
            aria-selected={position === index}
            className={css['tab']}
            id={`${id}-tab-${key}`}
            key={key}
            role="tab"
            tabIndex={position === index ? 0 : -1}
            type="button"
            onClick={() => go(position)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      <div aria-labelledby={`${id}-tab-${tabs[index]?.key}`} className={css['content']} id={`${id}-panel`} role="tabpanel">
        {tabs[index]?.content}
      </div>
    </div>
  )
}
