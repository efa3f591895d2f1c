import Link from 'lucide-react/icons/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordToolProps } from '#engine/collection.ts'
import { getPath } from '#engine/records/recordPath.ts'
import { hostPath } from '#lib/portalPath.ts'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { TextField } from '#ui/fields/TextField.tsx'

/** Copies the address of a record; where the browser refuses that, shows it to be copied by hand. */
export default function CopyLink({ collection, row }: RecordToolProps) {
  const { t } = useTranslation('files')
  const [isRefused, setRefused] = useState(false)
  const address = `${location.origin}${hostPath(getPath(collection, row))}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(t('link.copied'))
    } catch {
      setRefused(true)
    }
  }
  if (isRefused) return <TextField label={t('link')} value={address} onChange={() => undefined} readOnly />
  return (
    <Button icon={Link} onClick={() => void copy()}>
      {t('link.copy')}
    </Button>
  )
}
