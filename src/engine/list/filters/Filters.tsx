import ListFilter from 'lucide-react/icons/list-filter'
import { memo, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Collection, type Filter, toObjects } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { ColumnChooser } from '#engine/list/columns/ColumnChooser.tsx'
import { LayoutSwitch } from '#engine/list/layouts/layoutParts.ts'
import { FilterChips } from './FilterChips.tsx'
import type { FilterPanelProps } from './FilterPanel.tsx'
import styles from './Filters.module.css'
import { filterField, filterKeys, type ListParams } from '#engine/list/url/listParams.ts'
import type { Column } from '#engine/collection.ts'
import { useShortcut } from '#engine/useShortcut.ts'
import { useDebounced } from '#engine/useDebounced.ts'
import { staff } from '#engine/rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { searchDebounce } from '#lib/constants.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

const { Part: FilterPanel, preload } = lazyComponent<FilterPanelProps>(
  async () => (await import('./FilterPanel.tsx')).FilterPanel,
  'line',
)

type Props = {
  collection: Collection
  viewer: Viewer
  labels: Labels
  params: ListParams
  onParams: (params: Partial<ListParams>) => void
  columns: Column[]
}

/**
 * The controls of a list: the search, the collection's filters and the selection of columns. Another page or order does
 * not re-render it.
 */
export const Filters = memo(function Filters({ collection, viewer, labels, params, onParams, columns }: Props) {
  const { t } = useTranslation()
  const all = toObjects<Filter>(collection.filters)
  const filters = all.filter(
    ({ show, when }) =>
      (collection.filtersFor ?? staff)(viewer) && (show?.(viewer) ?? true) && (when?.(params.filters) ?? true),
  )
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<{ field?: string }>()
  const isSet = (filter: Filter) =>
    filterKeys(filter.field, filterField(collection, filter)).some((key) => params.filters[key])
  const chosen = filters.filter(isSet)
  // A link may narrow by filters that are not offered.
  const active = all.filter(isSet)
  const shared = {
    collection,
    filters,
    labels,
    values: params.filters,
    onValues: (values: Record<string, string>) => onParams({ filters: { ...params.filters, ...values } }),
  }
  const isNarrowed = params.search !== '' || Object.keys(params.filters).length > 0
  return (
    <div className={styles.bar} role="search" aria-label={t('list.filters')}>
      <div className={styles.filters}>
        {collection.searchable !== false && (
          <Search value={params.search} onSearch={(search) => onParams({ search })} />
        )}
        {filters.length > 0 && (
          <Button
            ref={button}
            icon={ListFilter}
            aria-expanded={open !== undefined}
            aria-haspopup="dialog"
            onClick={() => setOpen({})}
            onFocus={preload}
            onPointerEnter={preload}
          >
            {t('list.filter')}
            {chosen.length > 0 && ` (${chosen.length})`}
          </Button>
        )}
        {active.length > 0 && (
          <FilterChips
            {...shared}
            filters={active}
            isOffered={(filter) => filters.includes(filter)}
            onOpen={(field) => setOpen({ field })}
          />
        )}
        {isNarrowed && (
          <Button kind="plain" onClick={() => onParams({ search: '', filters: {} })}>
            {t('list.reset')}
          </Button>
        )}
      </div>
      {open && (
        <Suspense fallback={null}>
          <FilterPanel {...shared} focused={open.field} anchor={button} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {collection.layouts && (
        <Suspense fallback={null}>
          <LayoutSwitch layouts={collection.layouts} chosen={params.as} onLayout={(as) => onParams({ as })} />
        </Suspense>
      )}
      {!collection.rows && !params.as && columns.length > 1 && (
        <ColumnChooser
          columns={columns}
          labels={labels}
          chosen={params.columns}
          widths={params.widths}
          onColumns={onParams}
        />
      )}
    </div>
  )
}, isSame)

function isSame({ params, ...one }: Props, { params: otherParams, ...other }: Props): boolean {
  const narrowing = ({ search, filters, columns, widths, as }: ListParams) =>
    JSON.stringify([search, filters, columns, widths, as])
  return (
    (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === other[name]) &&
    narrowing(params) === narrowing(otherParams)
  )
}

function Search({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation()
  const [typed, type, flush] = useDebounced(value, onSearch, searchDebounce, false, cleanLine)
  const shortcut = useShortcut('/')
  return (
    <form
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault()
        flush()
      }}
    >
      <TextField
        label={t('list.search')}
        hideLabel
        placeholder={t('list.search')}
        type="search"
        value={typed}
        onChange={type}
        maxLength={200}
        clearable
        {...shortcut}
      />
    </form>
  )
}
