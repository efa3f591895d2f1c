import { settling } from '#api/rows/userCharts.ts'
import {
  type CommentsChange,
  getName,
  getRelease,
  getTheme,
  getThemeTexts,
  type StoredComments,
} from './storedComments.ts'

/** A step that this session has stored, and what was stored before it. */
export type SavedStep = { change: CommentsChange; base: StoredComments }

// The backend has no conditional requests: only who has stored a step can notice that it was overwritten.
const saved = new Map<string, Map<string, SavedStep & { checked: number }>>()
const getPlace = (user: number, evaluation: number) => `${user}/${evaluation}`

/**
 * Keeps a step until it was looked for; it takes the place of an earlier one about the same. `gone` are texts that do not exist
 * any more: nothing about them is kept.
 */
export function remember(user: number, evaluation: number, step: SavedStep, gone: readonly string[]): void {
  const place = getPlace(user, evaluation)
  const steps = new Map(saved.get(place))
  const { change } = step
  for (const [key, { change: earlier }] of steps) if (isUndone(earlier, change)) steps.delete(key)
  steps.set(getKey(change), { ...step, checked: 0 })
  for (const [key, { change: kept }] of steps) if ('text' in kept && gone.includes(kept.text)) steps.delete(key)
  saved.set(place, steps)
}

function getKey(change: CommentsChange): string {
  if (change.kind === 'release') return `release ${change.text}`
  return change.kind === 'assign' ? `assign ${change.theme} ${change.text}` : `${change.kind} ${change.theme}`
}

function isUndone(earlier: CommentsChange, change: CommentsChange): boolean {
  if (getKey(earlier) === getKey(change)) return true
  return change.kind === 'remove' && earlier.kind !== 'release' && earlier.theme === change.theme
}

/** The steps that another device may still overwrite, in their order. */
export function getSaved(user: number, evaluation: number): readonly SavedStep[] {
  return [...(saved.get(getPlace(user, evaluation))?.values() ?? [])]
}

/** Notes that all steps were looked for once more; those that were often enough are forgotten. */
export function countChecks(user: number, evaluation: number): void {
  const steps = saved.get(getPlace(user, evaluation)) ?? new Map<string, SavedStep & { checked: number }>()
  for (const [key, step] of steps) {
    step.checked += 1
    if (step.checked >= settling.checks) steps.delete(key)
  }
}

/** Whether a step was stored so recently that another device may still overwrite it. */
export function isSettling(user: number, evaluation: number): boolean {
  return getSaved(user, evaluation).length > 0
}

/**
 * Whether a stored step is not there any more as another device wrote what it had read before. What that device changed itself stays:
 * another name, a removed theme, a release that it took back. A release that was taken back is one again only
 * if who released it had seen that.
 */
export function isLost(stored: StoredComments, { change, base }: SavedStep): boolean {
  if (change.kind === 'release') {
    const now = getRelease(stored, change.text)
    if (change.fingerprint !== null) return now === null && stored.withdrawn[change.text] !== change.version
    const before = getRelease(base, change.text)
    return now !== null && (now === before || stored.withdrawn[change.text] !== before)
  }
  const [now, before] = [getTheme(stored, change.theme), getTheme(base, change.theme)]
  if (change.kind === 'assign') return now !== undefined && getThemeTexts(now).includes(change.text) !== change.isOn
  if (change.kind === 'remove') return now !== undefined && JSON.stringify(now) === JSON.stringify(before)
  if (now === undefined) return before === undefined
  return getName(now) !== change.name && getName(now) === (before && getName(before))
}
