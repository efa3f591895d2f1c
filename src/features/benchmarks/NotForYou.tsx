import Lock from 'lucide-react/icons/lock'
import type { Collection } from '#engine/collection.ts'
import { useLabels } from '#engine/labels.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { useFileWords } from '#ui/words.ts'

/** What stands in place of the benchmarks for whoever may not see them. */
export default function NotForYou({ collection }: { collection: Collection }) {
  const { say, isThere } = useFileWords('measures')
  const labels = useLabels(collection)
  if (!isThere) return null
  return (
    <>
      <PageHeader title={labels.many} />
      <EmptyState icon={Lock} title={say('refused')} text={say('refused.text')} />
    </>
  )
}
