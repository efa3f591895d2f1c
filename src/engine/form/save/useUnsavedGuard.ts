import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBeforeUnload } from 'react-router-dom'
import { preloadedOnEdit, usePreloadOnEdit } from '#engine/form/preloadedOnEdit.ts'
import { block } from '#engine/actions/navigationBlocker.ts'
import { confirmWith, confirm } from '#ui/confirm/confirm.ts'
import { preloadConfirm } from '#ui/confirm/ConfirmProvider.tsx'

preloadedOnEdit.add(preloadConfirm)

type Question = { title: string; text: string; confirmLabel: string }

/**
 * Confirms before unsaved changes, or other unfinished work, are left by a link, the back button, a reload or closing
 * the window. With `save` it offers to save first: the page is left only if that succeeded.
 */
export function useUnsavedGuard(
  isDirty: boolean,
  question?: Question,
  save?: () => Promise<boolean>,
): { release: () => void } {
  const { t } = useTranslation('actions')
  const unblock = useRef<(() => void) | null>(null)
  const canLeave = useEffectEvent(async () => {
    const lost = { title: t('unsaved.title'), text: t('unsaved.text'), confirmLabel: t('unsaved.leave') }
    if (!save) return await confirm({ kind: 'warning', isLoss: true, ...(question ?? lost) })
    const answer = await confirmWith({
      kind: 'warning',
      title: t('unsaved.title'),
      text: t('unsaved.save-text'),
      confirmLabel: t('unsaved.save'),
      lossLabel: t('unsaved.discard'),
      cancelLabel: t('unsaved.stay'),
    })
    return answer === 'loss' || (answer && (await save()))
  })

  const release = useCallback(() => {
    unblock.current?.()
    unblock.current = null
  }, [])
  usePreloadOnEdit(isDirty)
  useEffect(() => {
    if (!isDirty) return undefined
    unblock.current = block(canLeave)
    return release
  }, [isDirty, release])
  useBeforeUnload((event) => {
    if (unblock.current) event.preventDefault()
  })

  return { release }
}
