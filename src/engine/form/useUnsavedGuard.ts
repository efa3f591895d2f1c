import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { holdPage } from '#engine/leaving.ts'
import { confirm } from '#ui/confirm.ts'

type Question = { title: string; text: string; confirmLabel: string }

/** Asks before unsaved changes, or something else that is not done, are left behind: by a link, the back button, a reload or a closed window. */
export function useUnsavedGuard(isDirty: boolean, question?: Question): { letGo: () => void } {
  const { t } = useTranslation()
  const free = useRef(false)
  const asking = question ?? { title: t('unsaved.title'), text: t('unsaved.text'), confirmLabel: t('unsaved.leave') }
  const latest = useRef(asking)
  useEffect(() => {
    latest.current = asking
  })

  useEffect(() => {
    free.current = false
    if (!isDirty) return undefined
    const release = holdPage(() => free.current || confirm({ kind: 'warning', ...latest.current }))
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
