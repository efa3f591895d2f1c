import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { useTitleFor } from '#engine/pageHandle.ts'
import { PlainPage } from './PlainPage.tsx'
import { NextSteps } from './NextSteps.tsx'

/** `list` links to the list in which the entry is missing. */
export function NotFound({ list }: { list?: string | undefined }) {
  const { t } = useTranslation('actions')
  const title = useTitleFor('/404')
  return (
    <PlainPage icon={SearchX} text={t(list ? 'record-not-found.text' : 'page-not-found.text')} title={title}>
      <NextSteps list={list} subject={title} />
    </PlainPage>
  )
}
