import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKeys } from '#api/rows/queries.ts'
import { useViewer } from '#engine/viewer.ts'
import { evaluations } from '#evaluation/board/childRows.ts'
import { readChildLabel } from './familyCalls.ts'
import type { Child } from './useChildren.ts'

/** The name of a child. If the list lacks its label, the label is requested once it is on screen. */
export function ChildName({ child }: { child: Child }) {
  const { t } = useTranslation('children')
  const viewer = useViewer()
  const { data } = useQuery({
    queryKey: queryKeys.part(viewer.id, evaluations, 'child-label', child.id),
    queryFn: async ({ signal }) => await readChildLabel(child.id, signal).catch(() => null),
    enabled: !child.isListed,
  })
  if (child.isListed || data === undefined || data === '') return <bdi translate="no">{child.name}</bdi>
  return (
    <span>
      <bdi translate="no">{data ?? t('no-label')}</bdi> {child.name}
    </span>
  )
}
