import ChevronDown from 'lucide-react/icons/chevron-down'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, type ReactNode, Suspense, useRef, useState } from 'react'
import type { ButtonKind } from '#ui/actions/Button.tsx'
import button from '#ui/actions/Button.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Icon } from '#ui/actions/Icon.tsx'
import iconButton from '#ui/tooltip/IconButton.module.css'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { MenuItem } from './menuItem.ts'
import type { MenuPanelProps } from './MenuPanel.tsx'

const { Part: MenuPanel, preload } = lazyComponent<MenuPanelProps>(
  async () => (await import('./MenuPanel.tsx')).MenuPanel,
  'line',
)

type Place = Omit<MenuPanelProps, 'items'>
type Props<Given extends object> = {
  label: string
  icon?: LucideIcon | undefined
  kind?: ButtonKind | undefined
  /** Only the icon is rendered, the label is its name. */
  hideLabel?: boolean | undefined
  /** Rendered instead of label and icon. */
  face?: ReactNode
  disabled?: boolean | undefined
  align?: 'start' | 'end' | undefined
} & (
  | {
      /** As a function: called when it opens, with its button. */
      items: MenuItem[] | ((button: HTMLElement) => MenuItem[])
    }
  | {
      /** Renders a custom menu from its own chunk. */
      Panel: ComponentType<Given & Place>
      given: Given
      onNear: () => void
    }
)

export function MenuButton<Given extends object = object>({
  label,
  icon,
  kind = 'quiet',
  hideLabel = false,
  face,
  disabled,
  align = 'end',
  ...menu
}: Props<Given>) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<HTMLButtonElement | null>(null)
  const isBare = hideLabel || face !== undefined

  const place = { align, anchor: trigger, label, onClose: () => setOpened(null) }
  const near = 'onNear' in menu ? menu.onNear : preload

  function open() {
    trigger.current?.focus()
    setOpened(trigger.current)
  }

  return (
    <>
      <button
        aria-expanded={opened !== null}
        aria-haspopup="menu"
        aria-label={isBare ? label : undefined}
        className={isBare ? iconButton.button : classNames(button.button, button[kind])}
        disabled={disabled}
        ref={trigger}
        title={isBare ? label : undefined}
        type="button"
        onClick={open}
        onFocus={near}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        }}
        onPointerEnter={near}
      >
        {face ?? (
          <>
            {icon && <Icon icon={icon} size={isBare ? 18 : 16} />}
            {!isBare && <span>{label}</span>}
            {!isBare && <Icon icon={ChevronDown} size={16} />}
          </>
        )}
      </button>
      {opened && (
        <Suspense>
          {'Panel' in menu ? (
            <menu.Panel {...menu.given} {...place} />
          ) : (
            <MenuPanel {...place} items={typeof menu.items === 'function' ? menu.items(opened) : menu.items} />
          )}
        </Suspense>
      )}
    </>
  )
}
