import Eye from 'lucide-react/icons/eye'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { toText } from '#lib/text/text.ts'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { findPage } from './findPage.ts'

/** Opens the page that a feedback is about. */
export default function OpenPage({ row }: RecordToolProps<RowAt<'accounts/feedbacks'>>) {
  const { t } = useTranslation('feedback')
  const here = use(HereContext)
  const page = findPage(toText(row.text), use(CollectionsContext))
  if (page === null) return null
  return (
    <LinkButton icon={Eye} to={page} state={here && { backTarget: here }}>
      {t('open')}
    </LinkButton>
  )
}
