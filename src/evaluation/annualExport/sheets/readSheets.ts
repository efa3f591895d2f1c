import { hasNewPalette } from '#api/evaluationMarks.ts'
import { parseFilters } from '#evaluation/board/filters/filterAddress.ts'
import { filterText } from '#evaluation/board/filters/filterText.ts'
import { fetchProvenance } from '#evaluation/board/provenance/toProvenance.ts'
import { getSummary } from '#evaluation/board/dataState/getSummary.ts'
import type { SaveInput } from '#evaluation/chart/files/saveChart.ts'
import type { Chart, RowFilter, Value } from '#evaluation/model/chart.ts'
import { counted } from '#evaluation/types/definition/chartTypes.ts'
import { isOpen, type Plan } from '#features/plans/planRules.ts'
import { toText } from '#lib/text/text.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Incomplete } from '#evaluation/annualExport/Incomplete.ts'
import { getQuestion, offeredBy, type Reader, withOpened } from '#evaluation/annualExport/readAnnualExport.ts'
import { getNameable } from '#evaluation/annualExport/readOwn.ts'
import { waitForRows } from '#evaluation/annualExport/waitForRows.ts'
import type { ReleasedComments } from '#evaluation/board/comments/releasedComments.ts'
import { readPlannedObjects, readPlans, readOwner } from '#evaluation/annualExport/plans/readPlans.ts'
import { readComments } from '#evaluation/annualExport/readComments.ts'
import { type SheetComments, type SheetPlan, type Sheets, toSheets } from './toSheets.ts'

/** What the sheets are about: the attribute that cuts them (a ward, the institution) and the charts on each. */
export type SheetChoice = { attribute: string; charts: readonly string[] }

/** The institution of a row, by its name. */
const institution = 'content_object'

/**
 * Reads an evaluation and cuts the chosen charts into sheets, with the requests of its page. Throws errors of calls, `Incomplete`, and the
 * reason of the signal.
 */
export async function readSheets(
  id: number,
  { attribute, charts }: SheetChoice,
  reader: Reader,
  signal: AbortSignal,
  onReport: (share: number) => void,
): Promise<Sheets> {
  return await withOpened(id, reader, signal, async (opened) => {
    await waitForRows(opened.data, signal, onReport)
    const context = { ...reader, ...opened, own: await getNameable({ ...reader, ...opened }) }
    const { data, language, t, tCharts, row, evaluationData, viewer, collection, seesInstitutions } = context
    const offered = offeredBy(context)
    const filters = parseFilters(reader.address, offered)
    const toWords = (filter: Parameters<typeof filterText>[0]) => filterText(filter, offered, language, t)
    const cut = opened.shown
      .filter(({ i }) => charts.includes(i))
      .map((chart) => ({ ...chart, splits: [{ attribute }] }))
    const series = await data.request({ ...getQuestion(context, filters), charts: cut.map(counted) })
    if (series.some(({ complete }) => !complete)) throw new Incomplete()
    const { readAt } = getSummary(data.states())
    const now = new Date()
    const source = {
      collection,
      row,
      records: evaluationData.records,
      seesInstitutions,
      user: viewer.user,
      language,
      t,
    }
    const inputs: SaveInput[] = []
    for (const one of series) {
      const chart = cut.find(({ i }) => i === one.i)
      if (!chart || one.panels.length === 0) continue
      const own = [...filters, ...chart.filters]
      const provenance = await fetchProvenance(source, data, own, [chart, ...opened.all], chart.measures)
      if (provenance.snapshot !== one.snapshot) throw new Incomplete()
      inputs.push({
        series: one,
        chart: { ...chart, splits: [] },
        filters: own.map(toWords),
        filterText: toWords,
        provenance,
        t: tCharts,
        language,
        at: new Date(readAt ?? now),
        now,
        palette: hasNewPalette(row.id) ? 'new' : 'default',
      })
    }
    const { choices } = await data.choices(institution, [], language)
    const only = choices.length === 1 ? String(choices[0]?.value) : getOnly(cut, filters)
    const plans = await readOpenPlans(id, reader, signal)
    const made = toSheets(inputs, (name) => {
      const about = attribute === institution ? name : only
      return about === null ? [] : plans.filter((plan) => plan.institution === about)
    })
    // The rows of a sheet have a period and institutions of their own.
    const stamped = async (input: SaveInput, value: Value): Promise<SaveInput> => {
      const chart = cut.find(({ i }) => i === input.chart.i) ?? input.chart
      const ward: RowFilter = { attribute, operator: 'in', values: [value] }
      const own = [...filters, ...chart.filters, ward]
      const provenance = await fetchProvenance(source, data, own, [chart, ...opened.all], chart.measures)
      return { ...input, provenance, filters: own.map(toWords) }
    }
    const listed = opened.shown.map((chart) => ({ ...chart, groups: [{ attribute }] }))
    const comments = await readComments({ ...context, shown: listed }, filters)
    for (const sheet of made.sheets) {
      const own = sheetComments(comments, sheet.value)
      if (own) sheet.comments = own
    }
    for (const sheet of made.sheets)
      sheet.charts = await Promise.all(sheet.charts.map(async (input) => await stamped(input, sheet.value)))
    return made
  })
}

/** The released texts of a ward that may be named beside them; none where nothing is released. */
function sheetComments(read: readonly { released: ReleasedComments }[], value: Value): SheetComments | undefined {
  const texts = read.flatMap(({ released }) => released.texts.filter(({ place }) => place?.value === String(value)))
  if (texts.length === 0) return undefined
  const places = read.flatMap(({ released }) => released.places.filter((place) => place.value === String(value)))
  return { texts, written: places.reduce((sum, { written }) => sum + written, 0) }
}

/** The institution that charts are about under the filters; null if they are about several. */
function getOnly(charts: readonly Chart[], filters: readonly RowFilter[]): string | null {
  const names = charts.map((chart) => {
    const filter = [...filters, ...chart.filters].find(
      (one) => one.attribute === institution && one.operator === 'in' && one.values.length === 1,
    )
    return filter ? String(filter.values[0]) : null
  })
  const [first = null] = names
  return names.every((name) => name === first) ? first : null
}

/** The open plans of an evaluation with the names of their institution and owner. */
async function readOpenPlans(
  evaluation: number,
  { viewer, language }: Reader,
  signal: AbortSignal,
): Promise<(SheetPlan & { institution: string })[]> {
  if (viewer.isDemo) return []
  const open = (await readPlans(evaluation, viewer.id, signal)).plans.filter(isOpen)
  const objects = await readPlannedObjects(open, viewer, signal)
  const getInstitution = (plan: Plan) =>
    objects.find(
      (one) => String(one.content_type) === String(getIds(plan.content_type)[0]) && one.object_id === plan.object_id,
    )
  return await Promise.all(
    open.map(async (plan) => ({
      title: toText(plan.title),
      due: plan.due ?? null,
      lookAgain: plan.look_again ?? null,
      owner: await readOwner(plan, language),
      institution: getInstitution(plan)?.name ?? '',
    })),
  )
}
