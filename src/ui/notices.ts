import { create } from 'zustand'

type NoticeKind = 'success' | 'info' | 'error'
/** An action that is offered while the notice is on screen. */
type NoticeAction = { label: string; run: () => void }
export type Notice = {
  key: number
  kind: NoticeKind
  text: string
  title?: string | undefined
  isPermanent: boolean
  /** Whether the bell keeps it. */
  isKept: boolean
  at: Date
  action?: NoticeAction | undefined
}
type Options = {
  title?: string | undefined
  permanent?: boolean | undefined
  action?: NoticeAction | undefined
  /** Whether the bell keeps it; else it keeps all but what went well. */
  keep?: boolean | undefined
}
type Notices = { shown: Notice[]; kept: Notice[]; unread: number; isOff: boolean }

const keptAtMost = 200

/** The notices on screen, and all of them since the portal was opened, the latest first; `unread` are of those that the bell keeps. */
export const useNotices = create<Notices>(() => ({ shown: [], kept: [], unread: 0, isOff: false }))

let lastKey = 0

function add(kind: NoticeKind, text: string, { title, permanent = false, action, keep }: Options = {}): void {
  lastKey += 1
  // Of what went well only the end of long work is looked for later; what is not shown has to be found somewhere.
  const isKept = useNotices.getState().isOff || (keep ?? kind !== 'success')
  const notice = { key: lastKey, kind, text, title, isPermanent: permanent, isKept, at: new Date(), action }
  useNotices.setState(({ shown, kept, unread, isOff }) => ({
    // The same error is not repeated while it is on screen.
    shown: (isOff && kind !== 'error') || shown.some((one) => isSame(one, notice)) ? shown : [...shown, notice],
    kept: [notice, ...kept].slice(0, keptAtMost),
    unread: unread + Number(isKept),
  }))
}

function isSame(one: Notice, other: Notice): boolean {
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

/** Tells the user something; texts are plain text and translated already. */
export const notify = {
  success: (text: string, options?: Options) => add('success', text, options),
  error: (text: string, options?: Options) => add('error', text, options),
  info: (text: string, options?: Options) => add('info', text, options),
}

/** Switches successes and infos off or on; errors always show, and what does not stays in the list. */
export function setNoticesOff(isOff: boolean): void {
  useNotices.setState({ isOff })
}

export function dismissNotice(key: number): void {
  useNotices.setState(({ shown }) => ({ shown: shown.filter((notice) => notice.key !== key) }))
}

/** Forgets every notice, on screen and kept (also for the end of a session). */
export function clearNotices(): void {
  useNotices.setState({ shown: [], kept: [], unread: 0 })
}

/** What the bell keeps. */
export function keptIn({ kept }: Notices): Notice[] {
  return kept.filter(({ isKept }) => isKept)
}

export function readNotices(): void {
  useNotices.setState({ unread: 0 })
}
