import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'
import { block } from '#engine/navigationBlocker.ts'
import { confirm } from '#ui/confirm.ts'

type Question = { title: string; text: string; confirmLabel: string }

/** Asks before unsaved changes, or something else that is not done, are left behind: by a link, the back button, a reload or a closed window. */
export function useUnsavedGuard(isDirty: boolean, question?: Question): { letGo: () => void } {
  const { t } = useTranslation()
  const release = useRef<(() => void) | null>(null)
  const asking = question ?? { title: t('unsaved.title'), text: t('unsaved.text'), confirmLabel: t('unsaved.leave') }
  const latest = useRef(asking)
  useEffect(() => {
    latest.current = asking
  })

  const letGo = useCallback(() => {
    release.current?.()
    release.current = null
  }, [])
  useEffect(() => {
    if (!isDirty) return undefined
    release.current = block(async () => await confirm({ kind: 'warning', ...latest.current }))
    return letGo
  }, [isDirty, letGo])
  useBeforeUnload((event) => {
    if (release.current) event.preventDefault()
  })

  return { letGo }
}
