import { keepResult, readResult } from '#api/storage/resultStore.ts'
import { report } from '#lib/report.ts'
import { yieldToMain } from '#lib/yieldToMain.ts'
import type { Table } from '#evaluation/counting/table/columns.ts'
import { withComparators } from '#evaluation/counting/comparators/withComparators.ts'
import { getChoices } from '#evaluation/counting/choices.ts'
import { evaluateComments, prepareSearch } from '#evaluation/counting/comments/evaluateComments.ts'
import { evaluateEffects } from '#evaluation/counting/effects/evaluateEffects.ts'
import { canBeInOverview } from '#evaluation/counting/overview/pageVerdicts.ts'
import { evaluateOverview } from '#evaluation/counting/overview/evaluateOverview.ts'
import { evaluateChart } from '#evaluation/counting/evaluateChart.ts'
import { withDistinctNames, withKnownNames } from '#evaluation/counting/table/distinctNames.ts'
import { type MeasureTable, LruCache, getMeasureTable } from '#evaluation/counting/table/measureTable.ts'
import { BrokenAnswer } from '#evaluation/counting/ingest/bytes.ts'
import { RowsReader } from '#evaluation/counting/ingest/RowsReader.ts'
import type { CountedChart, Question, Source } from '#evaluation/model/question.ts'
import { type Series, isNotRendered } from '#evaluation/model/series.ts'
import { getContent, isTable } from './keptTable.ts'
import { stepsAhead, stepsAheadOfFilter } from './stepsAhead.ts'
import type { KeptAt, Outcome, Reply, Request } from './messages.ts'

/** Milliseconds of work after which the engine checks for newer messages. */
const maxTurnMs = 12
/** Milliseconds of pause after a response: the page renders it first. */
const pause = 400

type Load = { source: Source; reader: RowsReader; kept: KeptAt | null; broken: Outcome | null }

/** The rows of a measure; after a reload they get another key. */
type HeldTable = MeasureTable & {
  serial: number
  /** The key of the rows as they were read, if their institutions got names of their own. */
  readAs?: number
}

/** Holds the rows and answers requests about them; runs in the worker, or in a test. */
export class Engine {
  /** The rows as they were read, and as they are counted: institutions that share a name have one each. */
  private readonly read = new Map<number, HeldTable>()
  private measureTables = new Map<number, HeldTable>()
  private readonly loads = new Map<number, Load>()
  private readonly known = new LruCache<Series>(200)
  private readonly reply: (reply: Reply) => void
  private serial = 0
  private latest = 0
  /** The latest question about charts, once it is answered. */
  private answered: Question | null = null
  constructor(reply: (reply: Reply) => void) {
    this.reply = reply
  }

  async take(request: Request): Promise<void> {
    if (request.kind === 'restore') return await this.restore(request.load, request.source, request.kept)
    if (request.kind === 'begin')
      this.loads.set(request.load, {
        source: request.source,
        reader: new RowsReader(request.source, request.texts, request.listed),
        kept: request.kept,
        broken: null,
      })
    if (request.kind === 'piece') this.piece(request.load, request.bytes)
    if (request.kind === 'end') return await this.end(request.load)
    if (request.kind === 'drop') this.loads.delete(request.load)
    if (request.kind === 'ask') return await this.ask(request.id, request.question)
    if (request.kind === 'overview')
      this.answer(request.id, 'evaluation: the overview', () => ({
        kind: 'overview',
        id: request.id,
        overview: evaluateOverview(this.withNames(request.question), [...this.measureTables.values()]),
      }))
    if (request.kind === 'effects')
      this.answer(request.id, 'evaluation: effects', () => ({
        kind: 'effects',
        id: request.id,
        effects: evaluateEffects(request.question, [...this.measureTables.values()]),
      }))
    if (request.kind === 'written') {
      const { id } = request
      const question = this.withNames(request.question)
      const own = [...this.measureTables.values()]
      this.answer(id, 'evaluation: comments', () => ({
        kind: 'written',
        id,
        comments: {
          ...evaluateComments(question, own),
          snapshot: getSnapshot(getMeasures(own, question.chart.measures)),
        },
      }))
      // The first search finds its texts prepared.
      setTimeout(() => prepareSearch(question, own), pause)
    }
    if (request.kind === 'choices') {
      this.answer(request.id, 'evaluation: choices', () => {
        const { id, attribute, language, measures, hideBelow } = request
        const { filters } = this.withNames({ filters: [...request.filters] })
        const own = getMeasures([...this.measureTables.values()], measures)
        return {
          kind: 'choices',
          id,
          choices: { ...getChoices(attribute, filters, language, own, hideBelow), snapshot: getSnapshot(own) },
        }
      })
      // Somebody is choosing values of this attribute.
      const tables = [...this.measureTables.values()]
      if (this.answered) await this.runAhead(stepsAheadOfFilter(request.attribute, this.answered, tables))
    }
  }

  private piece(load: number, bytes: Uint8Array): void {
    const open = this.loads.get(load)
    if (!open) return
    try {
      if (open.broken === null) open.reader.push(bytes)
    } catch (error) {
      open.broken = brokenBy(error)
    }
    this.reply({ kind: 'took', load, rows: open.reader.rows, total: open.reader.total })
  }

  private async end(load: number): Promise<void> {
    const open = this.loads.get(load)
    this.loads.delete(load)
    if (!open) return
    const { outcome, table } = finished(open)
    if (table) this.hold(open.source, table)
    this.reply({ kind: 'loaded', load, outcome })
    if (!table?.complete || !open.kept) return
    const { key, userId, shape } = open.kept
    await keepResult(key, userId, {
      shape,
      stamp: open.source.version,
      readAt: Date.now(),
      content: getContent(table),
    })
  }

  private async restore(load: number, source: Source, { key, shape }: KeptAt): Promise<void> {
    const kept = await readResult(key)
    const table = kept?.shape === shape && kept.stamp === source.version && isTable(kept.content) ? kept.content : null
    if (table) this.hold(source, table)
    this.reply({ kind: 'restored', load, found: table && kept ? { rows: table.rows, readAt: kept.readAt } : null })
  }

  private hold(source: Source, table: Table): void {
    this.read.set(source.id, { ...getMeasureTable(source, table), serial: this.nextSerial() })
    const tables = withDistinctNames([...this.read.values()])
    this.measureTables = new Map(tables.map((one) => [one.source.id, this.withCounts(one)]))
  }

  /** The same table as before with all that is counted of it, unless its rows or the names of its institutions are others. */
  private withCounts(table: HeldTable): HeldTable {
    const [read, before] = [this.read.get(table.source.id), this.measureTables.get(table.source.id)]
    if (table === read) return table
    const isSame = before && before.readAs === read?.serial && areSameNames(before, table)
    return isSame ? before : { ...table, serial: this.nextSerial(), ...(read && { readAs: read.serial }) }
  }

  private withNames<Some extends Parameters<typeof withKnownNames>[0]>(question: Some): Some {
    return withKnownNames(question, [...this.measureTables.values()])
  }

  private nextSerial(): number {
    this.serial += 1
    return this.serial
  }

  /** Responds chart by chart, and stops as soon as there is a newer request. */
  private async ask(id: number, stored: Question): Promise<void> {
    this.latest = id
    const question = this.withNames(stored)
    this.answered = null
    const measureTables = [...this.measureTables.values()]
    const series: Series[] = []
    let since = performance.now()
    for (const chart of question.charts) {
      if (performance.now() - since > maxTurnMs) {
        await yieldToMain()
        if (this.latest !== id) return
        since = performance.now()
      }
      series.push(this.getSeries(chart, question, measureTables))
    }
    this.answered = question
    this.reply({ kind: 'series', id, series })
    // Runs in the background: without it the next filter takes a little longer.
    await new Promise((resolve) => setTimeout(resolve, pause))
    if (this.latest === id) await this.runAhead(stepsAhead(question, measureTables))
  }

  /** Runs the steps of counting ahead until there is a newer question. */
  private async runAhead(steps: Iterable<void>): Promise<void> {
    const { latest } = this
    try {
      for (const _step of steps) {
        await yieldToMain()
        if (this.latest !== latest || this.loads.size > 0) return
      }
    } catch (error) {
      report(error, 'evaluation: counting ahead')
    }
  }

  private getSeries(chart: CountedChart, question: Question, measureTables: readonly HeldTable[]): Series {
    const { filters, language } = question
    const benchmarks = question.benchmarks.filter((one) => chart.benchmarks.includes(one.id))
    const snapshot = getSnapshot(getMeasures(measureTables, chart.measures))
    const all = getSnapshot(measureTables)
    const { i, takes, counts, sorts, measures, data, timelineAttribute, viewSettings, groups, slices, splits } = chart
    const name = JSON.stringify([
      i,
      takes,
      counts,
      sorts,
      measures,
      data,
      timelineAttribute,
      viewSettings,
      groups,
      slices,
      splits,
      chart.filters,
      chart.clusteredBy,
      chart.benchmarks,
      filters,
      language,
      question.hideBelow,
      question.named,
      question.own,
      chart.own,
      chart.points,
      benchmarks,
      snapshot,
      chart.sameQuestions,
      // The period before is that of all charts.
      hasPeriodBefore(chart) && [[question.times, question.charts.map(({ timelineAttribute: time }) => time)], all],
      // The overview has figures of other charts.
      canBeInOverview(chart, question) && [question.overviewOf, question.charts, question.benchmarks, all],
      // Filters use the codes of the page's first measure.
      filters.length > 0 && all,
    ])
    return this.known.get(name, () => {
      try {
        const series = evaluateChart(chart, question, measureTables)
        return { ...withComparators(series, chart, question, measureTables), snapshot }
      } catch (error) {
        // An unexpected error in one chart must not affect the others.
        return isNotRendered(i, [{ code: 'portalFailed', about: report(error, 'evaluation: a chart').id }], false)
      }
    })
  }

  private answer(id: number, place: string, make: () => Reply): void {
    try {
      this.reply(make())
    } catch (error) {
      this.reply({ kind: 'failed', id, errorId: report(error, place).id })
    }
  }
}

/** A stored chart may lack its view settings: that is its problem, and not that of the page. */
function hasPeriodBefore({ viewSettings }: Partial<CountedChart>): boolean {
  return viewSettings?.own_before === true
}

function areSameNames(one: MeasureTable, other: MeasureTable): boolean {
  const [names, others] = [one, other].map(({ table }) => table.columns.get('content_object'))
  return (
    names?.kind === 'codes' &&
    others?.kind === 'codes' &&
    JSON.stringify(names.entries) === JSON.stringify(others.entries)
  )
}

/** The rows of the given measures, or of all. */
function getMeasures(tables: readonly HeldTable[], measures: readonly number[] | undefined): HeldTable[] {
  return tables.filter(({ source }) => measures === undefined || measures.includes(source.id))
}

function getSnapshot(tables: readonly HeldTable[]): string {
  return tables.map(({ serial }) => serial).join()
}

function finished({ reader, broken }: Load): { outcome: Outcome; table: Table | null } {
  if (broken !== null) return { outcome: broken, table: null }
  try {
    const result = reader.finish()
    if (result.status === 'bg_wait') return { outcome: { status: result.status }, table: null }
    return { outcome: { status: result.status, rows: result.table.rows }, table: result.table }
  } catch (error) {
    return { outcome: brokenBy(error), table: null }
  }
}

/** Invalid rows are an error of the server, anything else is one of the portal. */
function brokenBy(error: unknown): Outcome {
  if (error instanceof BrokenAnswer) return { status: 'broken', reason: error.message }
  return { status: 'crashed', errorId: report(error, 'evaluation: rows').id }
}
