import ClipboardPlus from 'lucide-react/icons/clipboard-plus'
import EyeOff from 'lucide-react/icons/eye-off'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import { Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { BoardContexts } from '#evaluation/board/comments/BoardContexts.tsx'
import { AskContext } from '#evaluation/board/ask/AskContext.ts'
import { useAsking } from '#evaluation/board/ask/useAsking.tsx'
import { PlansProvider } from '#evaluation/board/plan/PlansProvider.tsx'
import { hasTarget, withPlansOfPage } from '#evaluation/board/plan/usePlansOfChart.tsx'
import { usePlanning } from '#evaluation/board/plan/usePlanning.tsx'
import { extentText, getSummary } from '#evaluation/board/dataState/getSummary.ts'
import { areSet } from '#evaluation/board/filters/drillDownFilters.ts'
import { linkedArrival } from '#evaluation/board/grid/arrival.ts'
import type { ChartOptionsProps } from '#evaluation/board/readerSettings/ChartOptions.tsx'
import styles from '#evaluation/board/grid/Grid.module.css'
import { useDelayedFlag } from '#evaluation/board/grid/useDelayedFlag.ts'
import { readerLayout, settingsAfter } from '#evaluation/board/readerSettings/readerLayout.ts'
import type { ChartSettings, ReaderSettings } from '#evaluation/board/readerSettings/readerSettings.ts'
import { useOwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import type { StoredChart } from '#evaluation/board/storedCharts.ts'
import { useManyInstitutions } from '#evaluation/board/useManyInstitutions.ts'
import { useBoard } from '#evaluation/board/useBoard.ts'
import type { EvaluationData } from '#evaluation/board/useEvaluationData.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import { SharedLegend } from '#evaluation/board/legend/SharedLegend.tsx'
import { PrintedMethods } from '#evaluation/board/legend/PrintedMethods.tsx'
import { usePageNotes } from '#evaluation/board/legend/usePageNotes.ts'
import { OverviewSlot } from '#evaluation/overview/OverviewSlot.tsx'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { counted, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import type { MenuItem } from '#ui/overlays/menuItem.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx'
import type { ChartAction } from './ChartMenu.tsx'
import { editAddress } from './editAddress.ts'
import { PrintCover } from './PrintCover.tsx'
import { PrintPages } from './PrintPages.tsx'
import { ReaderTile } from './ReaderTile.tsx'
import { ReaderTop } from './ReaderTop.tsx'
import { useLines } from './useLines.ts'

const { Part: ChartOptions } = lazyComponent<ChartOptionsProps>(
  async () => (await import('#evaluation/board/readerSettings/ChartOptions.tsx')).ChartOptions,
  'dialog',
)

/** Milliseconds of counting after which older figures are marked as such. */
const slowAfter = 150

export type ReaderBoardProps = {
  collection: Collection
  row: EvaluationRow
  charts: readonly StoredChart[]
  /** The charts that can be read, those that are not hidden with the reader's settings, and these with their lines. */
  all: readonly Chart[]
  shown: readonly Chart[]
  requested: readonly Chart[]
  evaluationData: EvaluationData
  data: Dataset
  own: ReaderSettings
  onChange: (changes: { readonly [i: string]: ChartSettings | null }) => void
}

/** The charts over their data, under the filters of the address, with the settings of their reader. */
export function ReaderBoard(props: ReaderBoardProps) {
  const { collection, row, charts, all, shown, requested, evaluationData, data, own, onChange } = props
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { t: tCharts } = useTranslation('charts')
  const { t: tPlan } = useTranslation('plan')
  const viewer = useViewer()
  const canEdit = can(collection, 'update', viewer, row)
  const board = useBoard({
    collection,
    row,
    evaluationData,
    data,
    charts: all,
    requested,
    seesInstitutions: canEdit,
    own: useOwnInstitutions(evaluationData.records.values(), row),
  })
  const { common, ...notes } = usePageNotes(board, shown, own)
  const hasMany = useManyInstitutions(board.data, board.rows)
  const { states, subject, rows, offered, filtering, getText, heights, getTile, institutions } = board
  const isSlow = useDelayedFlag(board.isFetching, slowAfter)
  const [address] = useSearchParams()
  const navigate = useNavigate()
  // A chart whose position stays equal does not re-render when another one needs more room.
  const layout = useStableValue(readerLayout(charts, own, heights))
  const figures = shown.filter(hasFigures).map(counted)
  const filterLines = filtering.filters.map(getText)
  const [openOptions, setOpenOptions] = useState<string | null>(null)
  const [arrival, setArrival] = useState(() => linkedArrival(address))
  const [announcement, setAnnouncement] = useState('')
  const getStored = (i: string) => charts.find((stored) => stored.i === i)
  const getTitle = (i: string) => chartTitle(getStored(i)?.chart ?? emptyChart, language, tCharts).title

  const { ask, dialog } = useAsking({ board, charts: shown, getTitle })
  const planning = usePlanning({
    evaluation: row.id,
    charts: shown,
    stored: all,
    measures: evaluationData.records.values(),
    data,
    rows: states.some(({ readAt }) => readAt !== null) ? rows : '',
    getTitle,
    institutions: board.own,
  })
  const { plan } = planning
  const results = useMemo(
    () => withPlansOfPage(board.result, planning.entries, tPlan),
    [board.result, planning.entries, tPlan],
  )
  const lines = useLines(
    shown,
    useStableValue({
      median: hasMany,
      best_tenth: hasMany,
      own_before: board.own.length > 0,
      own_target: planning.entries.some(hasTarget),
    }),
  )

  const act = (i: string, action: ChartAction): void => {
    if (action.kind === 'options') return setOpenOptions(i)
    onChange(settingsAfter(layout, own, i, action))
    if (action.kind === 'hide') {
      // Returning to the page keeps its scroll position.
      setArrival(null)
      toast.info(t('hidden', { title: getTitle(i) }), {
        action: { label: t('undo'), run: () => latest.current.show(i) },
      })
    }
    if (action.kind === 'move')
      setAnnouncement(
        t('moved', {
          title: getTitle(i),
          at: layout.findIndex((item) => item.i === i) + 1 + action.by,
          of: layout.length,
        }),
      )
  }
  // Stable callbacks, or every chart would re-render whenever one changes.
  const latest = useRef({
    act,
    pick: (_filters: RowFilter[]): void => undefined,
    edit: (_i: string): void => undefined,
    show: (_i: string): void => undefined,
  })
  useLayoutEffect(() => {
    latest.current = {
      act,
      pick: (selected) => {
        const isOff = areSet(filtering.filters, selected)
        filtering.lay(selected.map((filter) => [filter.attribute, isOff ? null : filter]))
        setAnnouncement(
          t(isOff ? 'unpicked' : 'picked', {
            filters: selected.map(getText).join('; '),
          }),
        )
      },
      edit: (i) => void navigate(editAddress(address, i)),
      show: (i) => onChange({ [i]: { ...own[i], hidden: false } }),
    }
  })
  const onDo = useCallback((i: string, action: ChartAction) => latest.current.act(i, action), [latest])
  const getMoreItems = useCallback(
    ({ i }: Chart): MenuItem[] => [
      ...(canEdit
        ? [{ key: 'edit', label: t('edit.chart'), icon: Pencil, onSelect: () => latest.current.edit(i) }]
        : []),
      ...(ask
        ? [{ key: 'ask', label: t('ask'), icon: MessageCircleQuestionMark, onSelect: () => ask({ chart: i }) }]
        : []),
      ...(plan ? [{ key: 'plan', label: t('plan'), icon: ClipboardPlus, onSelect: () => plan({ chart: i }) }] : []),
    ],
    [ask, plan, canEdit, t],
  )
  const onPick = useCallback((filters: RowFilter[]) => latest.current.pick(filters), [latest])

  if (charts.length === 0)
    return (
      <EmptyState
        action={
          canEdit && (
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
  const lay = (filters: RowFilter[]) => {
    const known = filters.filter(({ attribute }) => offered.some(({ key }) => key === attribute))
    if (known.length > 0) filtering.lay(known.map((filter) => [filter.attribute, filter]))
  }
  const optioned = shown.find(({ i }) => i === openOptions)
  return (
    <BoardContexts board={board} evaluation={row.id} own={institutions} records={evaluationData.records}>
      <ReaderTop {...{ board, lines }} charts={shown} measures={evaluationData.records} />
      <PrintPages extent={extentText(states, subject, t)} filters={filterLines} provenance={board.page}>
        <PrintCover
          filters={filterLines}
          hidden={charts.length - layout.length}
          row={row}
          provenance={board.page}
          {...{ states, subject }}
        />
        <PlansProvider {...planning}>
          <AskContext value={ask}>
            <OverviewSlot
              benchmarks={evaluationData.benchmarks}
              charts={figures}
              data={data}
              filters={filtering.filters}
              isBeside={board.own.length > 0}
              lines={filterLines}
              own={institutions}
              rows={states.some(({ readAt }) => readAt !== null) ? rows : ''}
              stored={all}
              tables={{ result: results, filterText: getText, readAt: getSummary(states).readAt }}
              getTitle={getTitle}
              onFilter={(filters) => lay(filters)}
              onShow={(i) => setArrival({ i, block: 'start' })}
            />
          </AskContext>
          {layout.length === 0 && <EmptyState icon={EyeOff} text={t('all-hidden-text')} title={t('all-hidden')} />}
          <SharedLegend {...notes}>
            <div className={styles.frame}>
              <div className={classNames(styles.grid, isSlow && styles.asking)}>
                {layout.map((place, at) => {
                  const stored = getStored(place.i)
                  const chart = shown.find(({ i }) => i === place.i)
                  return (
                    <ReaderTile
                      {...getTile(place.i, chart ?? null)}
                      arrival={arrival?.i === place.i ? arrival : null}
                      canMend={canEdit}
                      chart={chart ?? { ...emptyChart, ...stored?.title }}
                      common={common}
                      isFirst={at === 0}
                      isLast={at === layout.length - 1}
                      key={place.i}
                      getMoreItems={getMoreItems}
                      own={own[place.i]}
                      place={place}
                      problem={stored?.problem ?? null}
                      onDo={onDo}
                      onPick={onPick}
                    />
                  )
                })}
              </div>
            </div>
            <PrintedMethods board={board} charts={shown} />
          </SharedLegend>
        </PlansProvider>
      </PrintPages>
      <VisuallyHidden isStatus>{announcement}</VisuallyHidden>
      {dialog}
      {optioned && (
        <Suspense>
          <ChartOptions
            chart={optioned}
            data={data}
            lines={lines.offered}
            offered={offered}
            own={own[optioned.i] ?? {}}
            pageFilters={filtering.filters}
            rows={rows}
            title={getTitle(optioned.i)}
            onChange={(changed) => onChange({ [optioned.i]: changed })}
            onClose={() => setOpenOptions(null)}
          />
        </Suspense>
      )}
    </BoardContexts>
  )
}
