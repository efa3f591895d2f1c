import { useEffect, useLayoutEffect, useRef } from 'react'
import { isDialogOpen, isTyping } from '#ui/layout/keys.ts'

type Shortcuts = { undo: () => void; redo: () => void; save: () => void }

/** Handles Ctrl or Cmd with Z, Shift+Z, Y and S; not over a dialog, and text fields keep their own undo. */
export function useEditKeys(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  useLayoutEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const action = event.altKey || !(event.ctrlKey || event.metaKey) ? undefined : getShortcut(event)
      if (!action || (action !== 'save' && isTyping(event))) return
      event.preventDefault()
      if (!isDialogOpen()) latest.current[action]()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

function getShortcut({ key, shiftKey }: KeyboardEvent): keyof Shortcuts | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y' && !shiftKey) return 'redo'
  return letter === 's' && !shiftKey ? 'save' : undefined
}
