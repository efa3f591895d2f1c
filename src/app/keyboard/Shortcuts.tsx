import i18next from 'i18next'
import { Suspense, useEffect } from 'react'
import { useDevicePreferences } from '#api/storage/devicePreferences.ts'
import { toggleHelp } from '#app/shell/helpPanel.ts'
import { useKeysDialog } from '#app/shell/keysDialog.ts'
import { useViewer } from '#engine/viewer.ts'
import { endWord, isInsideWord, isPageCovered, isTyping } from '#ui/layout/keys.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: KeysDialog } = lazyComponent(
  async () =>
    (await Promise.all([import('#app/shell/KeysDialog.tsx'), i18next.loadNamespaces('actions')]))[0].KeysDialog,
  'dialog',
)

/**
 * Single keys: `?` and Ctrl+/ list all of them, `h` and F1 open the help, any other one presses or focuses the control
 * with that key in its `aria-keyshortcuts`. With single keys off, F1 and those with Ctrl remain. A key of a word typed
 * while no field has the focus, such as a search that is still loading, is no shortcut.
 */
export function Shortcuts() {
  const viewer = useViewer()
  const { areKeysOff } = useDevicePreferences(viewer.id)
  const isOpen = useKeysDialog(({ isOpen }) => isOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event
      if (event.defaultPrevented || event.repeat || event.altKey || isPageCovered()) return
      const hasCtrl = event.ctrlKey || event.metaKey
      const isAlways = hasCtrl ? key === '/' : key === 'F1'
      if (!isAlways && (hasCtrl || areKeysOff || isTyping(event) || isInsideWord())) return
      if (key === 'h' || key === 'F1') toggleHelp()
      else if (key === '?' || isAlways) useKeysDialog.setState({ isOpen: true })
      else if (!pressControl(key)) return
      event.preventDefault()
      endWord()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [areKeysOff])
  return (
    <Suspense>
      {isOpen && <KeysDialog userId={viewer.id} onClose={() => useKeysDialog.setState({ isOpen: false })} />}
    </Suspense>
  )
}

function pressControl(key: string): boolean {
  const controls = document.querySelectorAll<HTMLElement>(`main [aria-keyshortcuts="${CSS.escape(key)}"]`)
  const control = [...controls].find((one) => one.checkVisibility())
  control?.focus()
  if (control instanceof HTMLInputElement) control.select()
  else control?.click()
  return control !== undefined
}
