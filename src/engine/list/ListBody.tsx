import { Suspense, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Collection } from '#engine/collection.ts'
import { LayoutRows } from '#engine/list/layouts/layoutParts.ts'
import type { AnyLayout } from './layouts.ts'
import { withoutLookup } from '#engine/list/url/listParams.ts'
import { Table, type TableProps } from './Table.tsx'
import { useViewer } from '#engine/viewer.ts'
import type { Rows } from './useRows.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { lazy } from '#ui/lazy/lazy.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { ErrorPanel } from '#ui/errors/ErrorPanel.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

const { Part: IgnoredFilters } = lazyComponent(
  async () => (await import('#engine/list/filters/IgnoredFilters.tsx')).IgnoredFilters,
  'line',
)

type Props = {
  collection: Collection
  rows: Rows
  isNarrowed: boolean
  /** Removes the search and all filters. */
  onReset: () => void
  /** The list shows what was deleted. */
  isTrash?: boolean
  /** The query sent to the server. */
  query: Query
  table: Omit<TableProps, 'collection' | 'rows' | 'isStale'>
  /** What is shown in place of a table. */
  layout: AnyLayout | undefined
  /** The month of a calendar. */
  month: string | undefined
  onMonth: (month: string) => void
  /** Whether the code of a cell is loading, with a placeholder in place of the rows. */
  onCellsLoading: (areLoading: boolean) => void
}

/** The content of a list: a skeleton, its rows, an empty state, or an error. */
export function ListBody({
  collection,
  rows,
  isNarrowed,
  onReset,
  isTrash = false,
  query,
  table,
  layout,
  month,
  onMonth,
  onCellsLoading,
}: Props) {
  const { t } = useTranslation()
  const getLabel = (key: string) => table.labels.field(withoutLookup(key))
  const viewer = useViewer()
  const closed = collection.closed?.(viewer)
  const Rows = collection.rows && lazy(collection.rows).Part
  const error = rows.error ? errorMessage(rows.error, getLabel) : undefined
  const isWaiting = rows.isStale && !error
  const [title, text] = getEmptyTexts(isNarrowed, isTrash)
  // An earlier empty result says nothing about this query.
  if ((rows.isLoading || isWaiting) && !rows.page?.rows.length) return <Skeleton shape="table" />
  if (!rows.page)
    return <ErrorPanel error={rows.error} title={t('list.failed')} text={error ?? ''} onRetry={rows.reload} />
  const stale = error && (
    <Banner kind="warning" action={<Button onClick={rows.reload}>{t('retry')}</Button>}>
      {t('list.stale')} {error}
    </Banner>
  )
  if (rows.page.rows.length === 0)
    return (
      <>
        {stale}
        <EmptyState
          title={t(title)}
          text={closed ? table.labels.field(closed) : t(text)}
          action={isNarrowed && <Button onClick={onReset}>{t('list.reset-all')}</Button>}
        />
      </>
    )
  return (
    <>
      {stale}
      {isNarrowed && !rows.isStale && (
        <Suspense fallback={null}>
          <IgnoredFilters collection={collection} query={query} rows={rows.page.rows} />
        </Suspense>
      )}
      {/* Own cells load first, or the columns would change their width. */}
      <Suspense fallback={<CellsLoading onChange={onCellsLoading} />}>
        {layout && (
          <LayoutRows
            collection={collection}
            layout={layout}
            month={month}
            onMonth={onMonth}
            rows={rows.page.rows}
            count={rows.page.count}
            labels={table.labels}
            getName={table.getName}
            getPath={table.getPath}
            isStale={isWaiting}
          />
        )}
        {!layout && Rows && <Rows collection={collection} rows={rows.page.rows} getPath={table.getPath} />}
        {!layout && !Rows && <Table {...table} collection={collection} rows={rows.page.rows} isStale={isWaiting} />}
      </Suspense>
    </>
  )
}

/** The placeholder of rows; tells before it is painted when it is shown, and when it is replaced. */
function CellsLoading({ onChange }: { onChange: (areLoading: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true)
    return () => onChange(false)
  }, [onChange])
  return <Skeleton shape="table" />
}

/** The title and the text of a list without rows: nothing matches, nothing was deleted, or there is nothing yet. */
function getEmptyTexts(isNarrowed: boolean, isTrash: boolean) {
  if (isNarrowed) return ['list.no-match', 'list.nothing-found'] as const
  return isTrash ? (['list.trash-empty', 'list.nothing-in-trash'] as const) : (['no-data', 'list.nothing-yet'] as const)
}
