import { Suspense, useEffect } from 'react'
import { showInterrupted } from './interrupted.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { useProgress } from './running.ts'
import type { ProgressDialogProps } from './ProgressDialog.tsx'

const { Part: ProgressDialog } = lazyComponent<ProgressDialogProps>(
  async () => (await import('./ProgressDialog.tsx')).ProgressDialog,
  'dialog',
)

/**
 * Renders the work of `progress` that began last, then the previous one, and work of this user that a reload
 * interrupted; used once in the app.
 */
export function ProgressProvider({ userId }: { userId?: number }) {
  useEffect(() => {
    if (userId !== undefined) showInterrupted(userId)
  }, [userId])
  const running = useProgress((state) => state.running.at(-1))
  return <Suspense>{running && <ProgressDialog key={running.id} running={running} />}</Suspense>
}
