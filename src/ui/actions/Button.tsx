import type { HTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './Button.module.css'
import { classNames } from '#ui/layout/classNames.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from '#ui/feedback/Spinner.tsx'

export type ButtonKind = 'primary' | 'quiet' | 'danger' | 'plain'
type Props = Pick<HTMLAttributes<HTMLElement>, 'aria-keyshortcuts' | 'title'> & {
  kind?: ButtonKind | undefined
  icon?: LucideIcon | undefined
  /** While it runs; a text describes the progress of slow actions. */
  busy?: boolean | string | undefined
  disabled?: boolean | undefined
  /** Why the button is disabled; it stays focusable, so that the reason can be read. */
  reason?: string | undefined
  type?: 'button' | 'submit' | 'reset' | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  /** Called on hover or focus, so that the target of the button can be loaded early. */
  onFocus?: (() => void) | undefined
  onPointerEnter?: (() => void) | undefined
  autoFocus?: boolean | undefined
  /** It removes something: in a head it stays behind the button of the other tools. */
  isLoss?: boolean | undefined
  name?: string | undefined
  form?: string | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  children: ReactNode
}

export function Button({
  kind = 'quiet',
  icon,
  busy = false,
  disabled = false,
  reason,
  onClick,
  title,
  isLoss,
  children,
  ...rest
}: Props) {
  const why = disabled ? reason : undefined
  const isBusy = busy !== false && busy !== ''
  const blocked = isBusy || why !== undefined
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={blocked || undefined}
      data-urgent={kind === 'danger' || undefined}
      data-loss={isLoss || undefined}
      className={classNames(styles.button, styles[kind], isBusy && styles.busy)}
      disabled={disabled && why === undefined && !isBusy}
      title={why ?? title}
      onClick={(event) => {
        if (blocked) event.preventDefault()
        else onClick?.(event)
      }}
    >
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={16} />}
        {icon ? <span>{children}</span> : children}
      </span>
      {isBusy && <Wait label={busy === true ? undefined : busy} />}
    </button>
  )
}

function Wait({ label }: { label: string | undefined }) {
  const { t } = useTranslation()
  return (
    <span className={styles.wait}>
      <Spinner hideLabel label={label ?? t('ui.busy')} />
    </span>
  )
}
