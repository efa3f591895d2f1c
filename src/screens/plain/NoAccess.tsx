import Lock from 'lucide-react/icons/lock'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitleFor } from '#engine/pageHandle.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Language } from '#lib/languages.ts'
import { OutsidePage } from './OutsidePage.tsx'
import { PlainPage } from './PlainPage.tsx'
import { NextSteps } from './NextSteps.tsx'

/** `onLanguage` changes the language of those who are not signed in. */
export function NoAccess({ onLanguage }: { onLanguage?: (language: Language) => void }) {
  const { t } = useTranslation('actions')
  const title = useTitleFor('/403')
  const viewer = use(ViewerContext)
  if (!viewer && onLanguage)
    return (
      <OutsidePage title={title} text={t('no-access.text')} onLanguage={onLanguage}>
        <NextSteps isRefused subject={title} />
      </OutsidePage>
    )
  return (
    <PlainPage icon={Lock} text={t('no-access.text')} title={title}>
      <NextSteps isRefused subject={title} />
    </PlainPage>
  )
}
