import CopyPlus from 'lucide-react/icons/copy-plus'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { can } from '#engine/access.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { useViewer } from '#engine/viewer.ts'
import { createCopy } from './createCopy.ts'
import { Button } from '#ui/actions/Button.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** Opens the form for a new record like this one; nothing is sent before it is saved. */
export default function Duplicate({ collection, row, isDirty }: RecordToolProps) {
  const { t } = useTranslation(['actions', 'portal'])
  const viewer = useViewer()
  const language = useLanguage()
  const navigate = useNavigate()
  const here = use(HereContext)
  if (!can(collection, 'create', viewer)) return null
  const { prefill, empty } = createCopy(collection, row, viewer)
  const state = {
    prefill,
    copied: { name: getTitle(collection, row, language), empty },
    ...(here ? { backTarget: here } : {}),
  }
  return (
    <Button
      icon={CopyPlus}
      disabled={isDirty}
      reason={t('actions:form.save-first')}
      onClick={() => void navigate(`/${collection.path}/+`, { state })}
    >
      {t('clone')}
    </Button>
  )
}
