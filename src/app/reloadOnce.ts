import i18next from 'i18next'
import { isHeld } from '#engine/leaving.ts'
import { notify } from '#ui/notices.ts'

const key = 'reloadedFor'

/**
 * After a deployment an old page asks for chunks that are gone. It is reloaded once at once; a second failure of the
 * same build shows the load error instead. Where something is not saved the page stays, and says that it has to be saved
 * first; without a network a reload would bring nothing back.
 */
export function reloadOnceForNewBuild(build = import.meta.url, reload = () => window.location.reload()): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return
    if (isHeld()) {
      notify.error(i18next.t('load-error.save-first'))
      return
    }
    if (readMark() === build || !writeMark(build)) return
    event.preventDefault()
    reload()
  })
}

function readMark(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether the mark stands: without storage a reload could repeat itself for ever. */
function writeMark(build: string): boolean {
  try {
    sessionStorage.setItem(key, build)
    return true
  } catch {
    return false
  }
}
