import { useEffect, useLayoutEffect, useRef } from 'react'

type Deeds = { undo: () => void; redo: () => void; save: () => void }

/** Ctrl or Cmd with Z, Shift+Z, Y and S; not over a dialog, and texts being typed keep their own undo. */
export function useEditKeys(deeds: Deeds): void {
  const latest = useRef(deeds)
  useLayoutEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const deed = event.altKey || !(event.ctrlKey || event.metaKey) ? undefined : deedOf(event)
      if (!deed || (deed !== 'save' && isTyping(event.target))) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], [role="alertdialog"]')) latest.current[deed]()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

function deedOf({ key, shiftKey }: KeyboardEvent): keyof Deeds | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !shiftKey) return 'redo'
  return letter === 's' && !shiftKey ? 'save' : undefined
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio], [type=color]), textarea, [contenteditable]')
  )
}
