import i18next from 'i18next'
import { Suspense, useEffect } from 'react'
import { useKept } from '#api/kept.ts'
import { toggleHelp } from '#app/shell/helpPanel.ts'
import { useKeysDialog } from '#app/shell/keysDialog.ts'
import { useViewer } from '#engine/viewer.ts'
import { lazyPart } from '#ui/lazyPart.tsx'

const { Part: KeysDialog } = lazyPart(
  async () =>
    (await Promise.all([import('#app/shell/KeysDialog.tsx'), i18next.loadNamespaces('actions')]))[0].KeysDialog,
  'dialog',
)

/**
 * Single keys: `?` and Ctrl+/ show all of them, `h` and F1 the help, any other one presses the control of the page that
 * names it in its `aria-keyshortcuts`, or goes there to type. Whoever switched them off keeps F1 and those with Ctrl.
 */
export function Shortcuts() {
  const viewer = useViewer()
  const { areKeysOff } = useKept(viewer.id)
  const isOpen = useKeysDialog(({ isOpen }) => isOpen)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.repeat || event.altKey || isCovered()) return
      const hasCtrl = event.ctrlKey || event.metaKey
      const isAlways = hasCtrl ? key === '/' : key === 'F1'
      if (!isAlways && (hasCtrl || areKeysOff || isTyping(target))) return
      if (key === 'h' || key === 'F1') toggleHelp()
      else if (key === '?' || isAlways) useKeysDialog.setState({ isOpen: true })
      else if (!pressControl(key)) return
      event.preventDefault()
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

function isCovered(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]') !== null
}

/** Whether letters mean something where the focus is: a text, or a choice that is searched by typing. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [aria-haspopup=listbox]',
    ) !== null
  )
}
