import ChevronDown from 'lucide-react/icons/chevron-down'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type ReactNode, type RefObject, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '#ui/layout/classNames.ts'
import control from '#ui/control.module.css'
import type { FieldIds } from '#ui/fields/Field.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import styles from './ListTrigger.module.css'

type Props = {
  ids: FieldIds
  label: string
  button: RefObject<HTMLButtonElement | null>
  name?: string | undefined
  isOpen: boolean
  isFixed?: boolean | undefined
  disabled?: boolean | undefined
  required?: boolean | undefined
  /** The selected value; otherwise the placeholder is shown. */
  text?: ReactNode
  invitation: string
  /** Preloads the panel on hover or focus. */
  onNear: () => void
  /** Opens it, with the letter that was typed. */
  onOpen: (typed: string) => void
  onClear?: (() => void) | undefined
  /** The panel, once it is loaded. */
  children: ReactNode
}

/** Keys that are meant for the panel when it is open. */
const panelKeys = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', 'Enter', 'Escape'])

/** The closed state of a dropdown or a picker; its panel is loaded on hover or focus. */
export function ListTrigger({
  ids,
  label,
  button,
  name,
  isOpen,
  isFixed = false,
  disabled,
  required,
  text,
  invitation,
  onNear,
  onOpen,
  onClear,
  children,
}: Props) {
  // Keys pressed before the panel has the focus.
  const early = useRef<string[]>([])
  const replay = ({ target }: FocusEvent) => {
    if (target !== button.current) void press(early.current.splice(0))
  }
  return (
    <span className={control.box} data-print-empty={text ? undefined : ''} onFocus={replay}>
      <button
        aria-controls={isOpen ? `${ids.id}-list` : undefined}
        aria-describedby={ids.describedBy}
        aria-disabled={isFixed || undefined}
        aria-expanded={isOpen}
        aria-haspopup="listbox"
        aria-invalid={ids.invalid || undefined}
        aria-labelledby={ids.labelId}
        aria-required={required}
        className={classNames(control.control, control.trigger, onClear && styles.clearable)}
        disabled={disabled}
        id={ids.id}
        name={name}
        ref={button}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be searched
        role="combobox"
        type="button"
        onClick={() => !isFixed && onOpen('')}
        onFocus={onNear}
        onKeyDown={(event) => {
          const opens = event.key === 'ArrowDown' || event.key === 'ArrowUp'
          const isLetter =
            event.key.length === 1 && (isOpen || event.key !== ' ') && !event.ctrlKey && !event.metaKey && !event.altKey
          if (isOpen && panelKeys.has(event.key)) {
            event.preventDefault()
            early.current.push(event.key)
            return
          }
          if (isFixed || !(opens || isLetter)) return
          event.preventDefault()
          onOpen(isLetter ? event.key : '')
        }}
        onPointerEnter={onNear}
      >
        <span className={classNames(control.value, !text && control.placeholder)}>{text || invitation}</span>
        {!isFixed && <ChevronDown aria-hidden="true" className={control.chevron} size={16} />}
      </button>
      {onClear && <Clear label={label} onClear={onClear} />}
      {isOpen && <Suspense>{children}</Suspense>}
    </span>
  )
}

/** Each key is handled by what the one before it has focused. */
async function press(keys: string[]): Promise<void> {
  for (const key of keys) {
    await new Promise((resolve) => {
      window.setTimeout(resolve)
    })
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  }
}

function Clear({ label, onClear }: { label: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <span className={styles.clear}>
      <IconButton icon={X} label={t('field.clear', { label })} small onClick={onClear} />
    </span>
  )
}
