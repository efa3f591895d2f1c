import Link from 'lucide-react/icons/link'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordToolProps } from '#engine/collection.ts'
import { Button } from '#ui/actions/Button.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useCopyLink } from './useCopyLink.ts'

/** Copies the address of a file's page; where the browser refuses that, shows it to be copied by hand. */
export default function CopyLink({ row }: RecordToolProps) {
  const { t } = useTranslation('files')
  const [isRefused, setRefused] = useState(false)
  const { address, copy } = useCopyLink(row)
  if (isRefused) return <TextField label={t('link')} value={address} onChange={() => undefined} readOnly />
  return (
    <Button icon={Link} onClick={() => void copy().then((isCopied) => setRefused(!isCopied))}>
      {t('link.copy')}
    </Button>
  )
}
