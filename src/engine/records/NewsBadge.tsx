import { useTranslation } from 'react-i18next'
import { Badge } from '#ui/feedback/Badge.tsx'
import type { Dated } from './news.ts'
import { useNews } from './useNews.ts'

/** Says that a record is new or has changed since the viewer last looked at it. */
export function NewsBadge({ path, row }: { path: string; row: Dated }) {
  const { t } = useTranslation()
  const news = useNews()(path, row)
  if (news === null) return null
  return <Badge kind="accent">{t(`news.${news}`)}</Badge>
}
