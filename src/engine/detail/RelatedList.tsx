import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { Suspense, use, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import { fieldValue, type Row } from '#api/rows/page.ts'
import { can } from '#engine/access.ts'
import { type Collection, type Column, getField } from '#engine/collection.ts'
import type { RelatedCollection } from '#engine/relatedCollection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { findRelated } from './findRelated.ts'
import { getSectionId } from '#engine/form/sectionId.ts'
import { SectionHead } from './SectionHead.tsx'
import styles from './RecordView.module.css'
import { useLabels, useNewLabel } from '#engine/labels.ts'
import { columnsFor, defaultColumns } from '#engine/list/columns/columns.ts'
import { pageQuery } from '#engine/list/url/pageQuery.ts'
import { readParams, toQuery } from '#engine/list/url/listParams.ts'
import { Table } from '#engine/list/Table.tsx'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import { getTitle } from '#engine/formatValue.ts'
import { HereContext } from '#engine/records/recordLinks.ts'
import { getPath } from '#engine/records/recordPath.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { groupedDigits } from '#lib/text/groupedDigits.ts'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'

const shown = 5

/** The related records of another collection: the first few, a link to all in their own list, and to add one more. */
export function RelatedList({ to, list, row }: { to: Collection; list: RelatedCollection; row: Row }) {
  const viewer = useViewer()
  const own = useLabels(to)
  const collections = use(CollectionsContext)
  const found = useMemo(() => findRelated(to, list, row, viewer, collections), [to, list, row, viewer, collections])
  const others = useMemo(
    () =>
      Object.fromEntries(
        (list.and ?? []).flatMap((name) => getIds(fieldValue(row, name)).map((one) => [name, Number(one)])),
      ),
    [list, row],
  )
  if (!found) return null
  return (
    <ErrorBoundary level="panel">
      <Suspense fallback={<Skeleton shape="table" rows={3} />}>
        <RelatedRows
          collection={found.collection}
          by={found.narrowed}
          others={others}
          heading={list.heading === undefined ? undefined : own.field(list.heading)}
        />
      </Suspense>
    </ErrorBoundary>
  )
}

/** The filter of the list, and the initial values of a new record of it. */
type Narrowed = Readonly<Record<string, number>>

type RowsProps = { collection: Collection; by: Narrowed; others: Narrowed; heading: string | undefined }

function RelatedRows({ collection, by, others, heading }: RowsProps) {
  const narrowed = useMemo(() => ({ ...by, ...others }), [by, others])
  const { t } = useTranslation(['portal', 'actions'])
  const viewer = useViewer()
  const language = useLanguage()
  const labels = useLabels(collection)
  const newLabel = useNewLabel()
  const here = use(HereContext)
  const backTarget = useMemo(() => here && { backTarget: here }, [here])
  const [ordering, setOrdering] = useState(collection.ordering ?? '')
  // The record it is related to is shown above already.
  const columns = useMemo(
    () => defaultColumns(columnsFor(collection, viewer), true).filter((column) => !isOfRecord(column, by)),
    [collection, viewer, by],
  )
  const address = new URLSearchParams(Object.entries(narrowed).map(([key, value]) => [key, String(value)]))
  const params = { ...readParams(collection, address), ordering }
  const query = { ...toQuery(collection, params, viewer, language), ...narrowed, size: shown }
  const response = useQuery(pageQuery(collection, viewer, query))
  const prefill = Object.fromEntries(
    Object.entries(narrowed).map(([key, value]) => [
      key,
      getField(collection, key).kind === 'relations' ? [value] : value,
    ]),
  )
  // Rows of other records are left out.
  const isMore = response.data !== undefined && isIgnored(narrowed, response.data.rows)
  const all = `/${collection.path}?${address.toString()}`
  return (
    // No region: the table in it is one already.
    <div id={getSectionId(collection.path)} className={styles.panel} role="group" aria-label={heading ?? labels.many}>
      <SectionHead label={heading ?? labels.many} count={isMore ? undefined : response.data?.count}>
        {can(collection, 'create', viewer) && (
          <LinkButton icon={Plus} to={collection.addPath ?? `/${collection.path}/+`} state={{ prefill, ...backTarget }}>
            {newLabel(collection.path)}
          </LinkButton>
        )}
      </SectionHead>
      {response.isPending && <Skeleton shape="table" rows={3} />}
      {response.error && !response.data && (
        <ErrorPanel
          title={t('list.failed')}
          error={response.error}
          text={errorMessage(response.error)}
          onRetry={() => void response.refetch()}
        />
      )}
      {isMore && <Banner kind="warning">{t('actions:belongs.unapplied')}</Banner>}
      {response.data?.count === 0 && <p>{t('none.entries')}</p>}
      {response.data && response.data.count > 0 && !isMore && (
        // Cells of their own may still be loading; the form above stays, with the focus in it.
        <Suspense fallback={<Skeleton shape="table" rows={3} />}>
          <Table
            collection={collection}
            columns={columns}
            widths={none}
            onWidths={ignore}
            rows={response.data.rows}
            labels={labels}
            ordering={ordering}
            onOrdering={setOrdering}
            getPath={(one) => (can(collection, 'read', viewer, one) ? getPath(collection, one) : undefined)}
            state={backTarget}
            getName={(one) => getTitle(collection, one, language)}
            isStale={false}
          />
        </Suspense>
      )}
      {response.data && response.data.count > shown && !isMore && (
        <p className={styles.all} data-print-hidden>
          <Link to={all}>{t('actions:belongs.all', { n: groupedDigits(response.data.count) })}</Link>
        </p>
      )}
    </div>
  )
}

/**
 * Whether a column shows the record itself: it is the relation to it (`revision.user`), its name (`hospital_name`), or
 * read or ordered over that (`hospital__name`).
 */
function isOfRecord({ field, sort }: Column, narrowed: Narrowed): boolean {
  return [
    field.split('.')[0],
    field.replaceAll('.', '__'),
    field.replace(/_name$/, ''),
    sort && sort.split('__')[0],
  ].some((key) => key && Object.hasOwn(narrowed, key))
}

const none = {}
const ignore = () => undefined
