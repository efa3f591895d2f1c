import type { RowAt } from '#api/rows/page.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isSpecificParent } from '#api/evaluationMarks.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { queryKeys, rowQuery } from '#api/rows/queries.ts'
import type { PanelProps } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { readInheritance } from '#features/measures/calls.ts'
import { Children } from './Children.tsx'
import styles from './Family.module.css'
import { getIds } from '#lib/values/getIds.ts'
import { LoadingName } from '#ui/feedback/LoadingName.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The family of a measure: its parent and what it inherits from it, or its children. */
export default function FamilyPanel({ collection, row }: PanelProps<RowAt<'results/measures'>>) {
  const [parent] = getIds(row.parent_measure_id)
  if (parent === undefined) return <Children collection={collection} row={row} />
  return (
    <>
      <Parent collection={collection} row={row} parent={Number(parent)} />
      {Number(row.child_measure_count) > 0 && <Children collection={collection} row={row} />}
    </>
  )
}

function Parent({ collection, row, parent }: PanelProps<RowAt<'results/measures'>> & { parent: number }) {
  const { t } = useTranslation(['measures', 'portal'])
  const viewer = useViewer()
  const language = useLanguage()
  const record = useQuery(rowQuery(viewer.id, collection.endpoint, parent))
  const inheritance = useQuery({
    queryKey: queryKeys.part(viewer.id, collection.endpoint, 'inheritance', row.id),
    queryFn: async ({ signal }) => await readInheritance(row.id, signal),
  })
  const isInheriting = inheritance.data?.isInheriting ?? row.inherit_data === true
  return (
    <dl className={styles.facts}>
      <dt>{t('family.parent')}</dt>
      <dd>
        <Link to={`/${collection.path}/${parent}`}>
          {record.isPending ? (
            <LoadingName />
          ) : (
            <bdi translate="no">{record.data ? getTitle(collection, record.data, language) : `#${parent}`}</bdi>
          )}
        </Link>
        {isSpecificParent(parent) && <Badge kind="accent">{t('family.specific')}</Badge>}
      </dd>
      <dt>{t('family.label')}</dt>
      <dd>
        {inheritance.isLoading && t('portal:loading')}
        {inheritance.error && <span title={errorMessage(inheritance.error)}>{t('family.no-label')}</span>}
        {inheritance.data && <bdi translate="no">{inheritance.data.label || '-'}</bdi>}
      </dd>
      <dt>{t('family.data')}</dt>
      <dd>{t(isInheriting ? 'family.inherits' : 'family.own')}</dd>
    </dl>
  )
}
