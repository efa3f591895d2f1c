import { memo, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Row } from '#api/rows/page.ts'
import { staff } from '#engine/rules.ts'
import { can } from '#engine/access.ts'
import type { Collection, ListToolProps, Tool } from '#engine/collection.ts'
import { getTrashKey } from '#engine/listWords.ts'
import { hasVersions } from '#engine/records/contentTypes.ts'
import { useLabels } from '#engine/labels.ts'
import { chosenColumns, columnsFor, defaultColumns } from '#engine/list/columns/columns.ts'
import { Filters } from '#engine/list/filters/Filters.tsx'
import { findLayout } from '#engine/list/layouts.ts'
import { ListBody } from '#engine/list/ListBody.tsx'
import { rememberList } from '#engine/list/url/listAddress.ts'
import { pageSizes, toQuery, writeParams } from '#engine/list/url/listParams.ts'
import { useListUrlState } from '#engine/list/url/useListUrlState.ts'
import { useRows } from '#engine/list/useRows.ts'
import { useSelection } from '#engine/list/selection/useSelection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { loadCells } from '#engine/list/ownCell.ts'
import { ListToolbar } from '#engine/list/ListToolbar.tsx'
import styles from './ListScreen.module.css'
import HistoryButton from '#features/history/HistoryButton.tsx'
import { Badge } from '#ui/feedback/Badge.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { lazy } from '#ui/lazy/lazy.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { useIsIdle } from '#ui/layout/useIsIdle.ts'
import { useIsLaptop, useIsTablet } from '#ui/layout/useIsPhone.ts'

const { Part: ListViews } = lazyComponent(async () => (await import('#engine/list/ListViews.tsx')).ListViews)
const { Part: PrintHead } = lazyComponent(async () => (await import('#engine/PrintHead.tsx')).PrintHead, 'nothing')
const { Part: SelectedRows } = lazyComponent(async () => (await import('./SelectedRows.tsx')).SelectedRows, 'line')

/**
 * The additions of the screen to every list besides those of its collection; the history button is part of all of them.
 */
const tools: readonly Tool<ListToolProps>[] = [
  { name: 'views', isFrequent: true, load: () => import('#features/views/Views.tsx') },
  { name: 'history', show: staff, when: hasVersions, load: () => Promise.resolve({ default: HistoryButton }) },
]

/** The list of any collection with search, filters, order and pages; its whole state is in the address. */
export const ListScreen = memo(function ListScreen({ collection }: { collection: Collection }) {
  const { t } = useTranslation()
  const viewer = useViewer()
  const labels = useLabels(collection)
  const language = useLanguage()
  const location = useLocation()
  const { params, change, navigateWithPrefetch: turn } = useListUrlState(collection, viewer)

  const columns = useMemo(() => columnsFor(collection, viewer), [collection, viewer])
  useEffect(() => void loadCells(columns), [columns])
  const onPage = useCallback((page: number) => turn({ page }), [turn])
  const onSize = useCallback((size: number) => change({ size }), [change])
  const isLaptop = useIsLaptop()
  const isTablet = useIsTablet()
  const rendered = useMemo(
    () =>
      params.columns.length > 0 ? chosenColumns(columns, params.columns) : defaultColumns(columns, isLaptop, isTablet),
    [columns, params.columns, isLaptop, isTablet],
  )
  const rows = useRows(collection, viewer, params, (page) => change({ page }, true))
  const selection = useSelection(
    writeParams(collection, {
      ...params,
      page: 1,
      ordering: '',
      columns: [],
      widths: {},
      size: 0,
      as: undefined,
    }).toString(),
  )
  const canSelect = (['delete', 'restore', 'export', 'update'] as const).some((permission) =>
    can(collection, permission, viewer),
  )
  const getName = (row: Row) => getTitle(collection, row, language)
  const getPath = (row: Row) =>
    can(collection, 'read', viewer, row) ? (collection.getPath?.(row) ?? `/${collection.path}/${row.id}`) : undefined
  useEffect(
    () => rememberList(viewer.id, collection.path, `${location.pathname}${location.search}`),
    [viewer.id, collection.path, location],
  )

  const isTrash = params.trash && getTrashKey(collection) === 'list.trash'
  // Nothing changes a record in the trash.
  const tableLabels = useMemo(
    () =>
      isTrash
        ? { ...labels, field: (name: string) => (name === 'modified' ? t('list.deleted-at') : labels.field(name)) }
        : labels,
    [isTrash, labels, t],
  )
  const isIdle = useIsIdle()
  const table = useRef<HTMLDivElement>(null)
  const [areCellsLoading, setCellsLoading] = useState(false)
  const layout = findLayout(collection, params.as)
  const query = toQuery(collection, params, viewer, language)
  const list = (
    <>
      {collection.summary && !params.trash && <Summary load={collection.summary} />}
      <Filters
        collection={collection}
        viewer={viewer}
        labels={labels}
        params={params}
        onParams={change}
        columns={columns}
      />
      <ListBody
        collection={collection}
        rows={rows}
        query={query}
        layout={layout}
        month={params.month}
        onMonth={(month) => change({ month })}
        onCellsLoading={setCellsLoading}
        isNarrowed={params.search !== '' || Object.keys(params.filters).length > 0}
        onReset={() => change({ search: '', filters: {} })}
        isTrash={isTrash}
        table={{
          ref: table,
          columns: rendered,
          widths: params.widths,
          onWidths: (widths) => change({ widths }),
          labels: tableLabels,
          ordering: params.ordering || (collection.ordering ?? ''),
          onOrdering: (ordering) => turn({ ordering }),
          getPath,
          getName,
          selection: canSelect ? selection : undefined,
        }}
      />
      {/* Below the rows, so that they do not move when the first one is selected. */}
      {canSelect && !layout && selection.rows.length > 0 && (
        <Suspense fallback={null}>
          <SelectedRows
            collection={collection}
            selection={selection}
            isTrash={params.trash}
            query={query}
            rows={rows}
            getName={getName}
            columns={params.columns}
            table={table}
            onDone={rows.reload}
          />
        </Suspense>
      )}
      {/* Keeps its place until the rows have theirs: it would move away below a pointer that is down. */}
      {rows.page && !layout && (
        <Pager
          page={params.page}
          size={rows.page.size}
          count={rows.page.count}
          sizes={pageSizes}
          isAwaited={areCellsLoading}
          onPage={onPage}
          onSize={onSize}
        />
      )}
    </>
  )
  return (
    <>
      {isIdle && (
        <Suspense>
          <PrintHead />
        </Suspense>
      )}
      <PageHeader
        title={labels.many}
        count={rows.page?.count}
        badges={params.trash ? <Badge kind="warn">{t(getTrashKey(collection))}</Badge> : undefined}
        toolbar={
          <ListToolbar
            collection={collection}
            params={params}
            selected={selection.rows}
            tools={tools}
            rows={rows}
            onTrash={(trash) => change({ trash })}
          />
        }
      />
      {collection.views ? (
        <Suspense fallback={<Skeleton shape="table" />}>
          <ListViews collection={collection} views={collection.views}>
            {list}
          </ListViews>
        </Suspense>
      ) : (
        list
      )}
    </>
  )
})

/** Its line is reserved, so that nothing moves when it loads. */
function Summary({ load }: { load: NonNullable<Collection['summary']> }) {
  const { Part } = lazy(load)
  return (
    <div className={styles.summary}>
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </div>
  )
}
