import { useEffect, useRef } from 'react'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useFileWords, useWords } from '#ui/words.ts'

/** A link to be copied by hand, selected already. */
export function LinkDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const t = useWords()
  const { say } = useFileWords('views')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  return (
    <Dialog title={say('link-title')} footer={<Button kind="primary" onClick={onClose}>{t('ui.close')}</Button>} onClose={onClose}>
      <TextField hint={say('link-hint')} label={say('link')} readOnly ref={input} value={address} onChange={() => undefined} />
    </Dialog>
  )
}
