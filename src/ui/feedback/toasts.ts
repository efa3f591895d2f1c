import { create } from 'zustand'

type ToastKind = 'success' | 'info' | 'error'
/** An action that is offered while the toast is visible. */
type ToastAction = { label: string; run: () => void }
export type Toast = {
  key: number
  kind: ToastKind
  text: string
  title?: string | undefined
  isPermanent: boolean
  /** Whether the bell keeps it. */
  isPersistent: boolean
  at: Date
  action?: ToastAction | undefined
}
type Options = {
  title?: string | undefined
  permanent?: boolean | undefined
  action?: ToastAction | undefined
  /** Whether the bell keeps it; by default it keeps all but successes. */
  keep?: boolean | undefined
}
type Toasts = { shown: Toast[]; kept: Toast[]; unread: number; isOff: boolean }

const maxKept = 200

/**
 * The visible toasts, and all of them since the portal was opened, the latest first; `unread` counts those that the
 * bell keeps.
 */
export const useToasts = create<Toasts>(() => ({ shown: [], kept: [], unread: 0, isOff: false }))

let lastKey = 0

function add(kind: ToastKind, text: string, { title, permanent = false, action, keep }: Options = {}): void {
  lastKey += 1
  // Of what went well only the end of long work is looked for later; what is not shown has to be found somewhere.
  const isPersistent = useToasts.getState().isOff || (keep ?? kind !== 'success')
  const notice = {
    key: lastKey,
    kind,
    text,
    title,
    isPermanent: permanent,
    isPersistent,
    at: new Date(),
    action,
  }
  useToasts.setState(({ shown, kept, unread, isOff }) => ({
    // The same error is not repeated while it is visible.
    shown: (isOff && kind !== 'error') || shown.some((one) => isSame(one, notice)) ? shown : [...shown, notice],
    kept: [notice, ...kept].slice(0, maxKept),
    unread: unread + Number(isPersistent),
  }))
}

function isSame(one: Toast, other: Toast): boolean {
  return (
    one.kind === 'error' &&
    other.kind === 'error' &&
    one.text === other.text &&
    one.title === other.title &&
    one.isPermanent === other.isPermanent &&
    !one.action &&
    !other.action
  )
}

/** Shows a toast; texts are plain text and translated already. */
export const toast = {
  success: (text: string, options?: Options) => add('success', text, options),
  error: (text: string, options?: Options) => add('error', text, options),
  info: (text: string, options?: Options) => add('info', text, options),
}

/** Switches successes and infos off or on; errors always show, and hidden ones stay in the list. */
export function setToastsOff(isOff: boolean): void {
  useToasts.setState({ isOff })
}

/** Carries out the action of a toast, which is offered once. */
export function runToastAction({ key, action }: Toast): void {
  dismissToast(key)
  useToasts.setState(({ kept }) => ({
    kept: kept.map((notice) => (notice.key === key ? { ...notice, action: undefined } : notice)),
  }))
  action?.run()
}

export function dismissToast(key: number): void {
  useToasts.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.key !== key) }))
}

/** Clears every toast, visible and kept (also for the end of a session). */
export function clearToasts(): void {
  useToasts.setState({ shown: [], kept: [], unread: 0 })
}

/** The toasts that the bell keeps. */
export function getKept({ kept }: Toasts): Toast[] {
  return kept.filter(({ isPersistent }) => isPersistent)
}

export function readToasts(): void {
  useToasts.setState({ unread: 0 })
}
