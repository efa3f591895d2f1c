import i18next from 'i18next'
import { isBlocked } from '#engine/actions/navigationBlocker.ts'
import { ownName } from '#lib/portalPath.ts'
import { toast } from '#ui/feedback/toasts.ts'

const key = ownName('reloadedFor')
/** Controls whose press selects a value; anything else with a value fires `input` or `change`. */
const choices = ['option', 'gridcell', 'radio', 'checkbox', 'switch', 'menuitemradio', 'menuitemcheckbox']
  .map((role) => `[role=${role}]`)
  .join()

/**
 * After a deployment an old page requests chunks that are gone. It reloads once immediately; a second failure of the same
 * build shows the load error instead. Where something is not saved, or was typed or selected, the page stays and says
 * that it has to be saved first; without a network a reload would not help.
 */
export function reloadOnceForNewBuild(build = import.meta.url, reload = () => window.location.reload()): void {
  let filledInOn: string | undefined
  for (const kind of ['input', 'change', 'drop', 'pointerdown', 'click', 'keydown'])
    window.addEventListener(
      kind,
      (event) => {
        if (isEntry(event)) filledInOn = window.location.pathname
      },
      { capture: true },
    )
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    if (isBlocked() || filledInOn === window.location.pathname) {
      toast.error(i18next.t('load-error.save-first'))
      return
    }
    if (!isFirstTime(build)) return
    event.preventDefault()
    // Input from now on would be lost with the reload.
    document.body.inert = true
    reload()
  })
}

/** Whether this event types, selects, ticks or drops something. */
function isEntry(event: Event): boolean {
  if (!['pointerdown', 'click', 'keydown'].includes(event.type)) return true
  if (!(event.target instanceof Element)) return false
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return false
    if (event.target.getAttribute('aria-activedescendant')) return true
  }
  return event.target.closest(choices) !== null
}

/** True once for a build; never without storage, or a reload could repeat forever. */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    return false
  }
}
