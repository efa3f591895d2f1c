import Lock from 'lucide-react/icons/lock'
import { useTranslation } from 'react-i18next'
import type { Collection } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

/** Replaces the benchmarks for people without permission. */
export default function NotForYou({ collection }: { collection: Collection }) {
  const { t } = useTranslation('measures')
  const labels = useLabels(collection)
  return (
    <>
      <PageHeader title={labels.many} />
      <EmptyState icon={Lock} title={t('refused')} text={t('refused.text')} />
    </>
  )
}
