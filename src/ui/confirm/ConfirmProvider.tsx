import { Suspense } from 'react'
import { useConfirmQueue } from './confirm.ts'
import type { ConfirmDialogProps } from './ConfirmDialog.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: ConfirmDialog, preload } = lazyComponent<ConfirmDialogProps>(
  async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog,
  'dialog',
)

/** Renders the dialogs of `confirm`; used once in the app. */
export function ConfirmProvider() {
  const question = useConfirmQueue(({ requested }) => requested[0])
  return (
    <Suspense>
      {question && <ConfirmDialog key={question.key} question={question} onRespond={question.respond} />}
    </Suspense>
  )
}

/** Loads the dialog before it is needed. */
export const preloadConfirm = preload
