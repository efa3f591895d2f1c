import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { hasNewPalette } from '#api/evaluationMarks.ts'
import type { Collection } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { MeasureState } from '#evaluation/dataset/measureState.ts'
import { useMeasureStates } from '#evaluation/dataset/useDataset.ts'
import { useStableValue } from '#evaluation/dataset/useStableValue.ts'
import { type ChartResult, useSeries } from '#evaluation/dataset/useSeries.ts'
import { expectedSeries } from '#evaluation/counting/expectedSeries.ts'
import { type Chart, type RowFilter, getTimes, getTitles } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import { counted, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { memo } from '#lib/memo.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import { type Subject, withSubject } from '#evaluation/board/dataState/subject.ts'
import { useSubject } from '#evaluation/board/dataState/useSubject.ts'
import { type Filterable, getFilterable } from '#evaluation/board/filters/filterable.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import { type Filters, useFilters } from '#evaluation/board/filters/useFilters.ts'
import type { ChartTileProps } from '#evaluation/board/grid/ChartTile.tsx'
import { useHeights } from '#evaluation/board/grid/useHeights.ts'
import { findExample } from './findExample.ts'
import { useProvenance } from '#evaluation/board/provenance/useProvenance.ts'
import type { EvaluationData } from './useEvaluationData.ts'
import { type OwnSwitch, useOwnAndOthers } from './useOwnAndOthers.ts'
import { type OwnInstitutions, withRowNames } from './useOwnInstitutions.ts'

/** The default texts of a chart. */
export const untitled = getTitles(() => '')

const none: RowFilter[] = []
const noCharts: CountedChart[] = []
const nobody: OwnInstitutions = { names: [], isLoading: false }

type BoardParams = {
  collection: Collection
  row: EvaluationRow
  evaluationData: EvaluationData
  /** The rows of all these charts: see `useBoardRows`. */
  data: Dataset
  /** All charts of the evaluation. */
  charts: readonly Chart[]
  /** The charts whose figures are needed. */
  requested: readonly Chart[]
  /** Whether single institutions may be filtered by and named. */
  seesInstitutions: boolean
  /** The viewer's own institutions, which they may always filter by; absent in a view of all answers, as in the editor. */
  own?: OwnInstitutions
  /** Whether the filters of the address apply. */
  isFiltered?: boolean
}
type TileData = Pick<
  ChartTileProps,
  'result' | 'expected' | 'error' | 'hasGivenUp' | 'height' | 'offered' | 'onHeight' | 'onRetry' | 'palette' | 'readAt'
>
export type Board = ReturnType<typeof useProvenance> & {
  data: Dataset
  states: readonly MeasureState[]
  result: ReadonlyMap<string, ChartResult>
  isFetching: boolean
  /** The key of the loaded rows. */
  rows: string
  offered: Filterable[]
  filtering: Filters
  /** Null where charts show all answers together. */
  ownSwitch: OwnSwitch | null
  /** The institutions that are counted among all; null if there are none. */
  subject: Subject | null
  /** The institutions that charts show next to all others; empty where they show all answers together. */
  own: readonly string[]
  /** The reader's institutions by their names in the rows. */
  institutions: OwnInstitutions
  getText: (filter: RowFilter) => string
  /** How high the whole of each chart is in pixels, as far as it is known. */
  heights: ReadonlyMap<string, number>
  /** What each chart is expected to show before it is counted. */
  expected: ReadonlyMap<string, () => Series>
  palette: PaletteName
  /** The props of a chart's tile. */
  getTile: (i: string, chart: Chart | null) => TileData
}

/** The charts of an evaluation over their rows, under the filters of the address, for reading and editing. */
export function useBoard({
  collection,
  row,
  evaluationData,
  data,
  charts,
  requested,
  seesInstitutions,
  own: asNamed,
  isFiltered = true,
}: BoardParams): Board {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { sources, benchmarks, records } = evaluationData
  const states = useMeasureStates(data)
  const rows = states.map(({ measure, status, readAt }) => `${measure} ${status === 'partial'} ${readAt}`).join()
  const own = useRowNames(data, asNamed, rows)
  const known = useNamed(data, own?.names ?? nobody.names, rows)
  const named = known ?? nobody.names
  const offered = useMemo(
    () =>
      getFilterable(sources, charts, {
        content_object: t('filter.content_object'),
        created: t('filter.created'),
        seesInstitutions,
        own: known,
      }),
    [sources, charts, t, seesInstitutions, known],
  )
  const filtering = useFilters(offered)
  const filters = isFiltered ? filtering.filters : none
  const {
    beside,
    overviewOf,
    counted: among,
    ownSwitch,
    isPending,
  } = useOwnAndOthers(data, own ?? nobody, rows, filters, charts)
  const shownBeside = own && beside
  // Renaming a chart changes no figure.
  const questions = useMemo(
    () => requested.filter(hasFigures).map((chart) => counted({ ...chart, ...untitled })),
    [requested],
  )
  const { result: answered, isFetching } = useSeries({
    data,
    measures: states,
    charts: own && isPending ? noCharts : questions,
    times: getTimes(charts),
    filters,
    benchmarks,
    named: seesInstitutions ? undefined : named,
    own: shownBeside,
    overviewOf: own && overviewOf,
  })
  const expected = useMemo(() => {
    const question = { charts: [], filters, benchmarks, language, hideBelow: 0, own: shownBeside }
    return new Map(questions.map((chart) => [chart.i, memo(() => expectedSeries(chart, question, sources))]))
  }, [questions, filters, benchmarks, sources, language, shownBeside])
  const stamps = useProvenance({ collection, row, data, charts, records, filters, rows, seesInstitutions })
  const subject = useSubject(data, states, own && among, rows)
  const getText = useCallback((filter: RowFilter) => filterText(filter, offered, language, t), [offered, language, t])
  const { heights, onHeight } = useHeights(filters)
  const latest = useRef({ data, states })
  useLayoutEffect(() => {
    latest.current = { data, states }
  })
  const onRetry = useCallback(({ measures }: Chart) => {
    const failed = latest.current.states.filter(
      (state) => state.status === 'failed' && measures.includes(state.measure),
    )
    for (const { measure } of failed) latest.current.data.retry(measure)
  }, [])
  const palette = hasNewPalette(row.id) ? 'new' : 'default'
  const getTile = (i: string, chart: Chart | null): TileData => {
    const own = states.filter(({ measure }) => chart?.measures.includes(measure))
    return {
      result: answered.get(i) ?? null,
      expected: answered.has(i) ? null : (expected.get(i)?.() ?? null),
      error: own.find(({ status }) => status === 'failed')?.error ?? null,
      hasGivenUp: own.some(({ status }) => status === 'gaveUp' || status === 'failed'),
      readAt: getSummary(own).readAt,
      height: heights.get(i) ?? 0,
      offered,
      palette,
      onHeight,
      onRetry,
    }
  }
  return {
    ...stamps,
    page: withSubject(stamps.page, subject, t),
    subject,
    data,
    states,
    result: answered,
    isFetching,
    rows,
    offered,
    filtering,
    ownSwitch: own ? ownSwitch : null,
    own: shownBeside?.names ?? nobody.names,
    institutions: own ?? nobody,
    getText,
    heights,
    expected,
    palette,
    getTile,
  }
}

/** Own institutions by their names in the rows: two may share one. */
function useRowNames(data: Dataset, own: OwnInstitutions | undefined, rows: string): OwnInstitutions | undefined {
  const hasOwn = own !== undefined && own.names.length > 0
  const choices = useChoices(data, 'content_object', none, useLanguage(), rows, hasOwn)
  return useStableValue(own && withRowNames(own, choices?.choices ?? []))
}

/**
 * The institutions that this reader may see by name: their own; a visitor of the demo, who has none, sees an example
 * (D-90), which is not known before the rows are.
 */
function useNamed(data: Dataset, own: readonly string[], rows: string): readonly string[] | undefined {
  const { isDemo } = useViewer()
  const choices = useChoices(data, 'content_object', none, useLanguage(), rows, isDemo)
  const example = choices ? findExample(choices.choices) : undefined
  return useStableValue(isDemo && own.length === 0 ? example : own)
}
