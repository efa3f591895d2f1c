import { Suspense } from 'react'
import { lazyPart } from './lazyPart.tsx'
import { useProgress } from './running.ts'
import type { ProgressDialogProps } from './ProgressDialog.tsx'

const { Part: ProgressDialog } = lazyPart<ProgressDialogProps>(
  async () => (await import('./ProgressDialog.tsx')).ProgressDialog,
  'dialog',
)

/** Draws the work of `progress`; rendered once in the app. */
export function ProgressHost() {
  const running = useProgress((state) => state.running)
  return <Suspense>{running && <ProgressDialog running={running} />}</Suspense>
}
