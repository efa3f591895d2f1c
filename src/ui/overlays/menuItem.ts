import type { LucideIcon } from 'lucide-react'

/** One entry of a menu: a link or an action. */
export type MenuItem = {
  key: string
  label: string
  icon?: LucideIcon | undefined
  to?: string | undefined
  onSelect?: (() => void) | undefined
  /** Entries of one group are listed under this name; where it is a choice `isChosen` marks the current one. */
  group?: string | undefined
  isChosen?: boolean | undefined
  danger?: boolean | undefined
  disabled?: boolean | undefined
  reason?: string | undefined
}
