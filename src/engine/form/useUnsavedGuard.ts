import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'
import { block } from '#engine/navigationBlocker.ts'
import { confirm } from '#ui/confirm.ts'

type Question = { title: string; text: string; confirmLabel: string }

/** Asks before somebody leaves unsaved changes, or something else unfinished, by a link, the back button, a reload or closing the window. */
export function useUnsavedGuard(isDirty: boolean, question?: Question): { release: () => void } {
  const { t } = useTranslation()
  const unblock = useRef<(() => void) | null>(null)
  const asked = question ?? { title: t('unsaved.title'), text: t('unsaved.text'), confirmLabel: t('unsaved.leave') }
  const latest = useRef(asked)
  useEffect(() => {
    latest.current = asked
  })

  const release = useCallback(() => {
    unblock.current?.()
    unblock.current = null
  }, [])
  useEffect(() => {
    if (!isDirty) return undefined
    unblock.current = block(async () => await confirm({ kind: 'warning', isLoss: true, ...latest.current }))
    return release
  }, [isDirty, release])
  useBeforeUnload((event) => {
    if (unblock.current) event.preventDefault()
  })

  return { release }
}
