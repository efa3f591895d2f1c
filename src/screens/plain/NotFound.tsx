import List from 'lucide-react/icons/list'
import SearchX from 'lucide-react/icons/search-x'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitleFor } from '#engine/pageHandle.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Language } from '#lib/languages.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { PlainPage } from './PlainPage.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OutsidePage } from './OutsidePage.tsx'

type Props = {
  /** The list in which the entry is missing. */
  list?: string | undefined
  /** Changes the language of those who are not signed in. */
  onLanguage?: (language: Language) => void
}

export function NotFound({ list, onLanguage }: Props) {
  const { t } = useTranslation('actions')
  const title = useTitleFor('/404')
  const viewer = use(ViewerContext)
  if (!viewer && onLanguage)
    return (
      <OutsidePage title={title} text={t('page-not-found.text')} onLanguage={onLanguage}>
        <NextSteps subject={title} />
      </OutsidePage>
    )
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
