import EyeOff from 'lucide-react/icons/eye-off'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { hasNewPalette } from '#api/evaluationMarks.ts'
import type { Row } from '#api/page.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { classNames } from '#ui/classNames.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { LinkButton } from '#ui/LinkButton.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { lazyPart } from '#ui/lazyPart.tsx'
import { notify } from '#ui/notices.ts'
import type { MenuItem } from '#ui/menuItem.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { textKeys } from '#evaluation/dataset/textKeys.ts'
import { editAddress } from './editAddress.ts'
import { useDataset } from '#evaluation/dataset/useDataset.ts'
import { useSeries } from '#evaluation/dataset/useSeries.ts'
import { filterableOf } from '#evaluation/board/filters/filterable.ts'
import { FilterBar } from '#evaluation/board/filters/FilterBar.tsx'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { areSet } from '#evaluation/board/filters/drillDownFilters.ts'
import { useFilters } from '#evaluation/board/filters/useFilters.ts'
import type { ChartAction } from '#evaluation/board/grid/ChartMenu.tsx'
import type { ChartOptionsProps } from '#evaluation/board/grid/ChartOptions.tsx'
import { ChartSlot } from '#evaluation/board/grid/ChartSlot.tsx'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import styles from '#evaluation/board/grid/Grid.module.css'
import { settingsAfter, readerLayout } from '#evaluation/board/readerSettings/readerLayout.ts'
import { UnreadableChart } from '#evaluation/board/grid/UnreadableChart.tsx'
import {
  type ChartSettings,
  type ReaderSettings,
  withReaderSettings,
} from '#evaluation/board/readerSettings/readerSettings.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { useOwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import { GlanceSlot } from '#evaluation/glance/GlanceSlot.tsx'
import { useStamp } from '#evaluation/board/stamp/useStamp.ts'
import { StampContext } from '#evaluation/chart/stamp.ts'
import { DataState } from '#evaluation/board/dataState/DataState.tsx'
import { extentText, summaryOf } from '#evaluation/board/dataState/summaryOf.ts'
import { PrintCover } from './PrintCover.tsx'
import { PrintPages } from './PrintPages.tsx'
import type { StoredChart } from '#evaluation/board/storedCharts.ts'
import type { Material } from '#evaluation/board/useMaterial.ts'

const { Part: ChartOptions } = lazyPart<ChartOptionsProps>(
  async () => (await import('#evaluation/board/grid/ChartOptions.tsx')).ChartOptions,
  'dialog',
)

const none: RowFilter[] = []

type Props = {
  collection: Collection
  row: Row
  charts: readonly StoredChart[]
  material: Material
  own: ReaderSettings
  onChange: (changes: { readonly [i: string]: ChartSettings | null }) => void
}

/** The charts over their data, under the filters of the address. */
export function ReaderBoard({ collection, row, charts, material, own, onChange }: Props) {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { t: tCharts } = useTranslation('charts')
  const viewer = useViewer()
  const mayEdit = can(collection, 'update', viewer, row)
  const { sources, benchmarks, records } = material
  const all = useMemo(() => charts.flatMap(({ chart }) => chart ?? []), [charts])
  const texts = useMemo(() => textKeys(sources, all, []), [sources, all])
  const { data, measures: states } = useDataset({ evaluation: row.id, sources, texts })
  const institutions = useOwnInstitutions(records.values())
  const offered = useMemo(
    () =>
      filterableOf(sources, all, {
        content_object: t('filter.content_object'),
        created: t('filter.created'),
        seesInstitutions: mayEdit,
        own: institutions.names,
      }),
    [sources, all, t, mayEdit, institutions],
  )
  const filtering = useFilters(offered)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(new Map())
  const layout = useMemo(() => readerLayout(charts, own, heights), [charts, own, heights])
  const shown = useMemo(
    () =>
      layout
        .flatMap(({ i }) => charts.find((stored) => stored.i === i && stored.chart)?.chart ?? [])
        .map((chart) => counted(withReaderSettings(chart, own[chart.i]))),
    [layout, charts, own],
  )
  const { series, isAsking } = useSeries({
    data,
    measures: states,
    charts: shown,
    filters: filtering.filters,
    benchmarks,
  })
  const lines = useMemo(
    () => filtering.filters.map((filter) => filterText(filter, offered, language, t)),
    [filtering.filters, offered, language, t],
  )
  const rows = states.map(({ measure, status, readAt }) => `${measure} ${status === 'partial'} ${readAt}`).join()
  const { page: stamp, stampOf } = useStamp({
    collection,
    row,
    data,
    records,
    filters: filtering.filters,
    rows,
    seesInstitutions: mayEdit,
  })
  const [openOptions, setOpenOptions] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const titleOf = (i: string) =>
    chartTitle(charts.find((stored) => stored.i === i)?.chart ?? emptyChart, language, tCharts).title

  const act = (i: string, action: ChartAction): void => {
    if (action.kind === 'options') return setOpenOptions(i)
    onChange(settingsAfter(layout, own, i, action))
    if (action.kind === 'hide')
      notify.info(t('hidden', { title: titleOf(i) }), {
        action: { label: t('undo'), run: () => latest.current.show(i) },
      })
    if (action.kind === 'move')
      setTold(
        t('moved', {
          title: titleOf(i),
          at: layout.findIndex((item) => item.i === i) + 1 + action.by,
          of: layout.length,
        }),
      )
  }
  // The charts keep their callbacks, or each of them would be drawn whenever one changes.
  const latest = useRef({
    act,
    retry: (_chart: Chart): void => undefined,
    pick: (_filters: RowFilter[]): void => undefined,
    edit: (_i: string): void => undefined,
    show: (_i: string): void => undefined,
  })
  useLayoutEffect(() => {
    latest.current = {
      act,
      retry: ({ measures }) =>
        states
          .filter(({ measure, status }) => status === 'failed' && measures.includes(measure))
          .forEach(({ measure }) => data.retry(measure)),
      pick: (picked) => {
        const isOff = areSet(filtering.filters, picked)
        filtering.lay(picked.map((filter) => [filter.attribute, isOff ? null : filter]))
        setTold(
          t(isOff ? 'unpicked' : 'picked', {
            filters: picked.map((filter) => filterText(filter, offered, language, t)).join('; '),
          }),
        )
      },
      edit: (i) => void navigate(editAddress(address, i)),
      show: (i) => onChange({ [i]: { ...own[i], hidden: false } }),
    }
  })
  const onDo = useCallback((i: string, action: ChartAction) => latest.current.act(i, action), [latest])
  const moreOf = useCallback(
    ({ i }: Chart): MenuItem[] =>
      mayEdit ? [{ key: 'edit', label: t('edit.chart'), icon: Pencil, onSelect: () => latest.current.edit(i) }] : [],
    [mayEdit, t],
  )
  const onHeight = useCallback(
    (i: string, height: number) => setHeights((now) => (now.get(i) === height ? now : new Map(now).set(i, height))),
    [],
  )
  const onPick = useCallback((filters: RowFilter[]) => latest.current.pick(filters), [latest])
  const onRetry = useCallback((chart: Chart) => latest.current.retry(chart), [latest])

  if (charts.length === 0)
    return (
      <EmptyState
        action={
          mayEdit && (
            <LinkButton icon={Plus} kind="primary" to="?view=edit&new">
              {t('edit.first')}
            </LinkButton>
          )
        }
        icon={LayoutGrid}
        text={t('no-charts-text')}
        title={t('no-charts')}
      />
    )
  const optioned = shown.find(({ i }) => i === openOptions)
  return (
    <StampContext value={stampOf}>
      <PrintCover filters={lines} hidden={charts.length - layout.length} row={row} stamp={stamp} states={states} />
      <div className={styles.top}>
        {states.length > 0 && <DataState data={data} measures={records} stamp={stamp} states={states} />}
        {offered.length > 0 && (
          <FilterBar
            data={data}
            filters={filtering}
            offered={offered}
            rows={rows}
            total={states.reduce((sum, state) => sum + (state.readAt === null ? 0 : state.rows), 0)}
          />
        )}
      </div>
      <PrintPages extent={extentText(states, t)} filters={lines} stamp={stamp}>
        <GlanceSlot
          benchmarks={benchmarks}
          charts={shown}
          data={data}
          filters={filtering.filters}
          lines={lines}
          own={institutions}
          rows={states.some(({ readAt }) => readAt !== null) ? rows : ''}
          titleOf={titleOf}
          onFilter={(filter) => filtering.set(filter.attribute, filter)}
        />
        {layout.length === 0 && <EmptyState icon={EyeOff} text={t('all-hidden-text')} title={t('all-hidden')} />}
        <div className={styles.frame}>
          <div className={classNames(styles.grid, isAsking && styles.asking)}>
            {layout.map((place, at) => {
              const stored = charts.find(({ i }) => i === place.i)
              const chart = shown.find(({ i }) => i === place.i)
              if (!chart)
                return stored && <UnreadableChart canMend={mayEdit} key={place.i} place={place} stored={stored} />
              return (
                <ChartSlot
                  canMend={mayEdit}
                  chart={chart}
                  fault={
                    states.find(({ measure, status }) => status === 'failed' && chart.measures.includes(measure))
                      ?.fault ?? null
                  }
                  hasGivenUp={states.some(
                    ({ measure, status }) => status === 'gaveUp' && chart.measures.includes(measure),
                  )}
                  isFirst={at === 0}
                  isLast={at === layout.length - 1}
                  isOwn={Object.keys(own[place.i] ?? {}).length > 0}
                  key={place.i}
                  moreOf={moreOf}
                  offered={offered}
                  ownFilters={own[place.i]?.filters ?? none}
                  pageFilters={lines}
                  palette={hasNewPalette(row.id) ? 'new' : 'default'}
                  height={heights.get(place.i) ?? 0}
                  place={place}
                  readAt={summaryOf(states.filter(({ measure }) => chart.measures.includes(measure))).readAt}
                  series={series.get(place.i) ?? null}
                  onDo={onDo}
                  onHeight={onHeight}
                  onPick={onPick}
                  onRetry={onRetry}
                />
              )
            })}
          </div>
        </div>
      </PrintPages>
      <VisuallyHidden isStatus>{told}</VisuallyHidden>
      {optioned && (
        <Suspense>
          <ChartOptions
            chart={optioned}
            data={data}
            offered={offered}
            own={own[optioned.i] ?? {}}
            pageFilters={filtering.filters}
            rows={rows}
            title={titleOf(optioned.i)}
            onChange={(changed) => onChange({ [optioned.i]: changed })}
            onClose={() => setOpenOptions(null)}
          />
        </Suspense>
      )}
    </StampContext>
  )
}
