import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'
import { classNames } from './classNames.ts'
import { Icon } from './Icon.tsx'
import css from './IconButton.module.css'
import { Tooltip } from './Tooltip.tsx'

type Props = {
  icon: LucideIcon
  label: string
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  kind?: 'quiet' | 'danger' | undefined
  small?: boolean | undefined
  disabled?: boolean | undefined
  pressed?: boolean | undefined
  expanded?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

export function IconButton({
  icon,
  label,
  onClick,
  kind = 'quiet',
  small = false,
  disabled,
  pressed,
  expanded,
  ref,
}: Props) {
  return (
    <Tooltip isName text={label}>
      <button
        aria-expanded={expanded}
        aria-label={label}
        aria-pressed={pressed}
        className={classNames(css['button'], kind === 'danger' && css['danger'], small && css['small'])}
        disabled={disabled}
        ref={ref}
        type="button"
        onClick={onClick}
      >
        <Icon icon={icon} size={small ? 14 : 18} />
      </button>
    </Tooltip>
  )
}
