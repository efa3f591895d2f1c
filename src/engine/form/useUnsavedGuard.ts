import { useEffect, useRef } from 'react'
import { holdPage } from '#engine/leaving.ts'
import { confirm } from '#ui/confirm.ts'
import { useWords } from '#ui/words.ts'

/** Asks before unsaved changes are left behind: by a link, the back button, a reload or a closed window. */
export function useUnsavedGuard(isDirty: boolean): { letGo: () => void } {
  const t = useWords()
  const free = useRef(false)
  const words = useRef(t)
  useEffect(() => {
    words.current = t
  })

  useEffect(() => {
    free.current = false
    if (!isDirty) return undefined
    const asked = () => {
      const say = words.current
      return confirm({ kind: 'warning', title: say('unsaved.title'), text: say('unsaved.text'), confirmLabel: say('unsaved.leave') })
    }
    const release = holdPage(() => free.current || asked())
    const hold = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      release()
      window.removeEventListener('beforeunload', hold)
    }
  }, [isDirty])

  return { letGo: () => void (free.current = true) }
}
