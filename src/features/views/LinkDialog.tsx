import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

/** A selected link to copy by hand. */
export function LinkDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const { t } = useTranslation(['actions', 'portal'])
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  return (
    <Dialog
      title={t('view.link-title')}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('portal:ui.close')}
        </Button>
      }
      onClose={onClose}
    >
      <TextField
        hint={t('view.link-hint')}
        label={t('view.link')}
        readOnly
        ref={input}
        value={address}
        onChange={() => undefined}
      />
    </Dialog>
  )
}
