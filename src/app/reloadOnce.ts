import i18next from 'i18next'
import { isBlocked } from '#engine/navigationBlocker.ts'
import { notify } from '#ui/notices.ts'

const key = 'reloadedFor'

/**
 * After a deployment an old page asks for chunks that are gone. It is reloaded once at once; a second failure of the
 * same build shows the load error instead. Where something is not saved, or was typed into a field, the page stays, and
 * says that it has to be saved first; without a network a reload would bring nothing back.
 */
export function reloadOnceForNewBuild(build = import.meta.url, reload = () => window.location.reload()): void {
  let typedOn: string | undefined
  window.addEventListener('input', () => (typedOn = window.location.pathname))
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    if (isBlocked() || typedOn === window.location.pathname) {
      notify.error(i18next.t('load-error.save-first'))
      return
    }
    if (!isFirstTime(build)) return
    event.preventDefault()
    // What is typed from now on would go with the page.
    document.body.inert = true
    reload()
  })
}

/** Says yes once for a build; never without storage, or a reload could repeat itself for ever. */
function isFirstTime(build: string): boolean {
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
    return true
  } catch {
    return false
  }
}
