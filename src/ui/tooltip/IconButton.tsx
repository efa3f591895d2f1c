import type { LucideIcon } from 'lucide-react'
import type { MouseEvent, Ref } from 'react'
import { classNames } from '#ui/layout/classNames.ts'
import { Icon } from '#ui/actions/Icon.tsx'
import styles from './IconButton.module.css'
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
  /** The id of what it shows and hides. */
  controls?: string | undefined
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
  controls,
  ref,
}: Props) {
  return (
    <Tooltip isName text={label}>
      <button
        aria-controls={controls}
        aria-expanded={expanded}
        aria-label={label}
        aria-pressed={pressed}
        className={classNames(styles.button, kind === 'danger' && styles.danger, small && styles.small)}
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
