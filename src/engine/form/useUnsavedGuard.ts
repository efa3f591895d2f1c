import { useEffect, useRef } from 'react'
import { useBlocker } from 'react-router-dom'
import { confirm } from '#ui/confirm.ts'
import { useWords } from '#ui/words.ts'

type Question = { title: string; text: string; confirmLabel: string }

/** Asks before unsaved changes, or something else that is not done, are left behind: by a link, the back button, a reload or a closed window. */
export function useUnsavedGuard(isDirty: boolean, question?: Question): { letGo: () => void } {
  const t = useWords()
  const free = useRef(false)
  const asked = useRef<unknown>(undefined)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && !free.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    free.current = false
  }, [isDirty])

  useEffect(() => {
    if (blocker.state !== 'blocked' || asked.current === blocker) return
    asked.current = blocker
    const asking = question ?? { title: t('unsaved.title'), text: t('unsaved.text'), confirmLabel: t('unsaved.leave') }
    void confirm({ kind: 'warning', ...asking }).then(
      (leave) => (leave ? blocker.proceed() : blocker.reset()),
    )
    // One question for each blocked step, also when two follow each other closely; the words do not matter to it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [blocker])

  useEffect(() => {
    if (!isDirty) return undefined
    const hold = (event: BeforeUnloadEvent) => {
      if (!free.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [isDirty])

  return { letGo: () => void (free.current = true) }
}
