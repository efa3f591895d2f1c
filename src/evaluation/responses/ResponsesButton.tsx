import MailCheck from 'lucide-react/icons/mail-check'
import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: ResponsesDialog } = lazyComponent(
  async () => (await import('./ResponsesDialog.tsx')).ResponsesDialog,
  'dialog',
)

/** Opens the response rates of a survey; `measure` is the suggested measure of results. */
export function ResponsesButton({ label, measure }: { label: string; measure?: number | undefined }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={MailCheck} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ResponsesDialog measure={measure ?? null} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
