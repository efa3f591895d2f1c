import type { TFunction } from 'i18next'
import { hasNewPalette } from '#api/evaluationMarks.ts'
import { listRows, readRow } from '#api/rows/rows.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { can } from '#engine/access.ts'
import type { Collection } from '#engine/collection.ts'
import { evaluations } from '#evaluation/board/childRows.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { type Filterable, getFilterable } from '#evaluation/board/filters/filterable.ts'
import { parseFilters } from '#evaluation/board/filters/filterAddress.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import { withSubject } from '#evaluation/board/dataState/subject.ts'
import { readerLayout } from '#evaluation/board/readerSettings/readerLayout.ts'
import { readReaderSettings, withReaderSettings } from '#evaluation/board/readerSettings/readerSettings.ts'
import { settled } from '#evaluation/board/readerSettings/ReaderSettingsStore.ts'
import { coverFacts } from '#evaluation/board/provenance/coverFacts.ts'
import { fetchProvenance, type ProvenanceSource } from '#evaluation/board/provenance/toProvenance.ts'
import { type StoredChart, storedCharts } from '#evaluation/board/storedCharts.ts'
import { findStrangers, getIds, type EvaluationData, toEvaluationData } from '#evaluation/board/useEvaluationData.ts'
import { asCounted } from '#evaluation/counting/besideOthers.ts'
import type { AboutInstitution } from '#evaluation/board/useOwnInstitutions.ts'
import { comparedChart, parseLines } from '#evaluation/board/comparedLines.ts'
import type { Sheet } from '#evaluation/chart/files/toSheet.ts'
import type { SaveInput } from '#evaluation/chart/files/saveChart.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import { findUserCharts } from '#api/rows/userCharts.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { openDataset } from '#evaluation/dataset/openDataset.ts'
import { textKeys } from '#evaluation/dataset/textKeys.ts'
import { getSmallGroup, hideBelowFor } from '#evaluation/dataset/useHideBelow.ts'
import type { ChartResult } from '#evaluation/dataset/useSeries.ts'
import { workerTransport } from '#evaluation/dataset/workerTransport.ts'
import { findChartAbout, isCompared } from '#evaluation/overview/findings.ts'
import type { FoundOverview, HeadInput } from '#evaluation/overview/headLines.ts'
import { exportInputs } from '#evaluation/overview/saveTables.ts'
import { getInstitutions } from '#evaluation/board/useInstitutions.ts'
import { type Chart, getTimes, type RowFilter } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { Question } from '#evaluation/model/question.ts'
import { counted, hasFigures, listedKeys } from '#evaluation/types/definition/chartTypes.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import type { Language } from '#lib/languages.ts'
import type { CommentsExport } from '#evaluation/board/comments/files/commentsFile.ts'
import { withPlansOfFile } from '#evaluation/annualExport/plans/readPlans.ts'
import { Incomplete } from './Incomplete.ts'
import { readCommentsExport } from './readComments.ts'
import { getNameable, readAbout, readOwn } from './readOwn.ts'
import { readBeside, readSubject } from './readSubject.ts'
import { waitForRows } from './waitForRows.ts'

export type Reader = {
  collection: Collection
  viewer: Viewer
  /** The filters and the institution of the page that starts the export; empty when a list starts it. */
  address: URLSearchParams
  language: Language
  t: TFunction<'evaluation'>
  tCharts: TFunction<'charts'>
}

/** All figures of an evaluation as its reader sees them. */
export type AnnualExport = Pick<Reader, 'language' | 't' | 'tCharts'> & {
  /** Provenance of all rows under the filters. */
  provenance: Provenance
  facts: [name: string, text: string][]
  /** Null if nothing is compared or no institution is selected. */
  overview: HeadInput | null
  charts: SaveInput[]
  /** The charts that list texts, with the released ones alone. */
  comments: CommentsExport[]
  /** Charts that have nothing to show. */
  left: string[]
  /** The plans at its figures, if it carries any. */
  plans?: (Sheet & { name: string }) | null
  now: Date
}

/**
 * Reads one evaluation from its record to the last figure, without a page. It sends the same requests as the page, so
 * that nobody gets data the server would not show them. Throws errors of calls, `Incomplete`, and the reason of the
 * signal. `onReport` gets the share of the rows that is loaded.
 */
export async function readAnnualExport(
  id: number,
  reader: Reader,
  signal: AbortSignal,
  onReport: (share: number) => void,
): Promise<AnnualExport> {
  return await withOpened(id, reader, signal, async ({ stored, layout, ...opened }) => {
    await waitForRows(opened.data, signal, onReport)
    const year = await count({ ...reader, ...opened }, signal)
    signal.throwIfAborted()
    const there = new Set([...year.charts, ...year.comments].map(({ chart }) => chart.i))
    const left = layout.flatMap(({ i }) => stored.find((one) => one.i === i && !there.has(i)) ?? [])
    const getName = ({ chart, title }: StoredChart) =>
      chartTitle({ ...(chart ?? emptyChart), ...title }, reader.language, reader.tCharts)
    return { ...year, left: left.map((one) => getName(one).title) }
  })
}

/**
 * The results of the reader's own institutions in an evaluation, as in the overview of its page, or of the example of a
 * demo; null if nothing is compared or the reader has no institutions in it. Throws as `readAnnualExport` does.
 */
export async function readOverview(id: number, reader: Reader, signal: AbortSignal): Promise<FoundOverview | null> {
  return await withOpened(id, reader, signal, async (opened) => {
    const isNamed = opened.own.length > 0 || reader.viewer.isDemo
    if (!isNamed || !opened.shown.filter(hasFigures).some(isCompared)) return null
    await waitForRows(opened.data, signal, () => undefined)
    const context = { ...reader, ...opened, own: await getNameable({ ...reader, ...opened }) }
    const question = getQuestion(context, [])
    const found = await countOverview(context, question, [])
    return found && { ...found, findChart: (topic) => findChartAbout(topic, question.charts) }
  })
}

type Opened = Omit<Counted, keyof Reader> & { stored: StoredChart[]; layout: ReturnType<typeof readerLayout> }

/** Opens the rows of an evaluation for as long as they are used. */
export async function withOpened<Read>(
  id: number,
  { collection, viewer, address }: Reader,
  signal: AbortSignal,
  read: (opened: Opened) => Promise<Read>,
): Promise<Read> {
  const row = await readRow(evaluations, id, signal)
  const stored = storedCharts(row.charts)
  const all = stored.flatMap(({ chart }) => chart ?? [])
  await settled(id, viewer.id)
  const settings = readReaderSettings((await findUserCharts(id, viewer.id, signal))?.charts_info)
  const evaluationData = await readEvaluationData(all, signal)
  const layout = readerLayout(stored, settings)
  const shown = layout.flatMap(({ i }) => {
    const chart = stored.find((one) => one.i === i)?.chart
    return chart ? [comparedChart(withReaderSettings(chart, settings[i]), parseLines(address))] : []
  })
  const { names: own, ids } = await readOwn(viewer, evaluationData, signal)
  const seesInstitutions = can(collection, 'update', viewer, row)
  const used = evaluationData.sources.filter((source) => all.some(({ measures }) => measures.includes(source.id)))
  const data = openDataset(
    {
      userId: viewer.id,
      evaluation: id,
      sources: used,
      texts: textKeys(used, [...all, ...shown], []),
      listed: listedKeys([...all, ...shown]),
      hideBelow: hideBelowFor(viewer),
    },
    workerTransport,
  )
  signal.addEventListener('abort', data.close)
  try {
    const hidden = stored.length - layout.length
    return await read({
      row,
      data,
      evaluationData,
      all,
      shown,
      hidden,
      own,
      ids,
      about: await readAbout(viewer, row, signal),
      seesInstitutions,
      stored,
      layout,
    })
  } finally {
    signal.removeEventListener('abort', data.close)
    data.close()
  }
}

type Counted = Reader & {
  row: EvaluationRow
  data: Dataset
  evaluationData: EvaluationData
  all: Chart[]
  /** The charts that are shown, and how many the reader has hidden. */
  shown: Chart[]
  hidden: number
  own: readonly string[]
  /** The ids of the reader's own institutions, in their order. */
  ids: readonly number[]
  /** For staff the institution that the evaluation belongs to. */
  about: AboutInstitution | undefined
  seesInstitutions: boolean
}

async function count(opened: Counted, signal: AbortSignal): Promise<Omit<AnnualExport, 'left'>> {
  const context = { ...opened, own: await getNameable(opened) }
  const { row, data, evaluationData, all, shown, hidden, seesInstitutions } = context
  const { address, collection, viewer, language, t, tCharts } = context
  const { records } = evaluationData
  const offered = offeredBy(context)
  const filters = parseFilters(address, offered)
  const toText = (filter: RowFilter) => filterText(filter, offered, language, t)
  const question = { ...getQuestion(context, filters), own: await readBeside(context) }
  const series = await data.request(question)
  const results = new Map<string, ChartResult>(
    series.flatMap((one) => {
      const chart = shown.find(({ i }) => i === one.i)
      return chart ? [[one.i, { chart: asCounted(chart, one), series: one, filters }]] : []
    }),
  )
  const source: ProvenanceSource = { collection, row, records, seesInstitutions, user: viewer.user, language, t }
  const provenance = await fetchProvenance(source, data, filters, all)
  const overview = await countOverview(context, question, filters.map(toText))
  const states = data.states()
  const subject = await readSubject(context, filters, question.own)
  const { readAt } = getSummary(states)
  const now = new Date()
  const inputs = await exportInputs({
    charts: shown,
    result: await withPlansOfFile(results, context, signal),
    filterText: toText,
    readAt,
    getProvenance: async (chart) =>
      await fetchProvenance(source, data, [...filters, ...chart.filters], [chart, ...all], chart.measures),
    t: tCharts,
    language,
    now,
  })
  if (!inputs || overview?.overview.complete === false) throw new Incomplete()
  const palette = hasNewPalette(row.id) ? 'new' : 'default'
  return {
    provenance,
    facts: coverFacts({
      provenance: withSubject(provenance, subject, t),
      filters: filters.map(toText),
      hidden,
      states,
      subject,
      made: { label: t('year.made'), at: now },
      t,
    }),
    overview,
    charts: inputs.map((input) => ({ ...input, palette })),
    comments: await readCommentsExport(context, filters, source, { t: tCharts, now, toText }),
    language,
    t,
    tCharts,
    now,
  }
}

/** The attributes that can be filtered by. */
export function offeredBy({ evaluationData, all, own, seesInstitutions, t }: Counted): Filterable[] {
  const names = { content_object: t('filter.content_object'), created: t('filter.created') }
  return getFilterable(evaluationData.sources, all, { ...names, seesInstitutions, own })
}

/** The question of the page's charts under filters. */
export function getQuestion(
  { all, shown, evaluationData, viewer, own, seesInstitutions, language }: Counted,
  filters: RowFilter[],
): Question {
  return {
    charts: shown.filter(hasFigures).map(counted),
    times: getTimes(all),
    filters,
    benchmarks: evaluationData.benchmarks,
    language,
    hideBelow: hideBelowFor(viewer),
    smallGroup: getSmallGroup(),
    named: seesInstitutions ? undefined : own,
  }
}

async function countOverview(reader: Counted, question: Question, lines: string[]): Promise<HeadInput | null> {
  const { data, address, viewer, own, about, all, language, t } = reader
  if (!question.charts.some(isCompared)) return null
  const { choices } = await data.choices('content_object', [], language)
  const institutions = getInstitutions(address, viewer, own, choices, about, all)
  const chosen = question.filters.find(({ attribute, operator }) => attribute === 'content_object' && operator === 'in')
  const names = institutions.names.filter((name) => chosen?.values.includes(name) ?? true)
  if (names.length === 0) return null
  const { against, others } = institutions
  const { named: _named, own: _own, ...context } = question
  const overview = await data.overview({ ...context, institutions: names, against, others })
  const offered = offeredBy(reader)
  const words = (filter: RowFilter) => filterText(filter, offered, language, t)
  return overview && { overview, institutions: { ...institutions, names }, lines, filterText: words }
}

async function readEvaluationData(charts: readonly Chart[], signal: AbortSignal): Promise<EvaluationData> {
  const read = async <Endpoint extends string>(endpoint: Endpoint, ids: string) =>
    ids === '' ? [] : (await listRows(endpoint, { ids, size: 'all' }, signal)).rows
  const measures = await read('results/measures', getIds(charts.flatMap(({ measures: ids }) => ids)))
  const benchmarks = await read('results/benchmarks', getIds(charts.flatMap(({ benchmarks: ids }) => ids)))
  const relatives = await read('results/measures', getIds(findStrangers(measures, benchmarks)))
  return toEvaluationData(measures, benchmarks, relatives)
}
