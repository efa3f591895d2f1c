import type { Option } from '#engine/fields/fieldType.ts'
import type { BadgeKind } from '#ui/feedback/Badge.tsx'

/** The states of an order and of its units; only the server changes them. */
export const orderStates = [
  [1, 'order-created'],
  [2, 'order-completed'],
  [3, 'order-approved'],
  [4, 'creating-tokens'],
  [5, 'tokens-created'],
  [6, 'creating-pdf'],
  [7, 'pdf-created'],
  [8, 'checking-pdf'],
  [9, 'pdf-at-printer'],
  [10, 'pdf-sent'],
  [99, 'order-error'],
] as const satisfies readonly Option[]

/** One that a hospital has completed waits for its approval by staff, and is on its way then until it is sent. */
export const orderBadges: { readonly [state: number]: BadgeKind } = {
  2: 'warn',
  3: 'accent',
  4: 'accent',
  5: 'accent',
  6: 'accent',
  7: 'accent',
  8: 'accent',
  9: 'accent',
  10: 'good',
  99: 'bad',
}
