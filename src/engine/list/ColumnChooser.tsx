import { Columns3 } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import styles from '#engine/list/ColumnChooser.module.css'
import { Button } from '#ui/Button.tsx'
import { CheckBox } from '#ui/CheckBox.tsx'

/** Chooses the columns of a list; the first one names the record and always stays. */
export function ColumnChooser({
  columns,
  labels,
  chosen,
  onChosen,
}: {
  columns: Column[]
  labels: Labels
  chosen: string[]
  onChosen: (fields: string[]) => void
}) {
  const { t } = useTranslation()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const all = columns.map(({ field }) => field)
  const drawn = chosen.length === 0 ? all : chosen
  const toggle = (field: string) => {
    const next = all.filter((name) => (name === field ? !drawn.includes(name) : drawn.includes(name)))
    onChosen(next.length === all.length ? [] : next)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const close = (event: Event) => {
      const { target } = event
      // A press on a label moves the focus to an element around both, which does not leave the panel.
      const isOutside =
        target instanceof Node &&
        !frame.current?.contains(target) &&
        !(event.type === 'focusin' && target.contains(frame.current))
      if (isOutside) setOpen(false)
    }
    for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, close)
    return () => {
      for (const kind of ['pointerdown', 'focusin']) document.removeEventListener(kind, close)
    }
  }, [isOpen])
  return (
    <div
      ref={frame}
      role="presentation"
      className={styles.frame}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <Button icon={Columns3} onClick={() => setOpen(!isOpen)} aria-expanded={isOpen} aria-controls={id}>
        {t('list.columns')}
      </Button>
      <div id={id} className={styles.panel} hidden={!isOpen} role="group" aria-label={t('list.columns')}>
        {isOpen &&
          columns.map(({ field }, index) => (
            <CheckBox
              key={field}
              label={labels.field(field)}
              checked={index === 0 || drawn.includes(field)}
              disabled={index === 0}
              onChange={() => toggle(field)}
            />
          ))}
      </div>
    </div>
  )
}
