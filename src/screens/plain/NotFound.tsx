import List from 'lucide-react/icons/list'
import SearchX from 'lucide-react/icons/search-x'
import { useTranslation } from 'react-i18next'
import { useTitleFor } from '#engine/pageHandle.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { PlainPage } from './PlainPage.tsx'
import { NextSteps } from './NextSteps.tsx'

/** `list` links to the list in which the entry is missing. */
export function NotFound({ list }: { list?: string | undefined }) {
  const { t } = useTranslation('actions')
  const title = useTitleFor('/404')
  return (
    <PlainPage
      icon={SearchX}
      action={
        list && (
          <LinkButton kind="primary" icon={List} to={list}>
            {t('to-list')}
          </LinkButton>
        )
      }
      text={t(list ? 'record-not-found.text' : 'page-not-found.text')}
      title={title}
    >
      <NextSteps subject={title} />
    </PlainPage>
  )
}
