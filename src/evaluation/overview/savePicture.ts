import { saveBlob } from '#api/files/download.ts'
import { asPng } from '#evaluation/chart/files/savedPicture.ts'
import { sourceLine } from '#evaluation/chart/files/slideLines.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { daysFilter, institutionFilter } from '#evaluation/model/overview.ts'
import { asSlide } from '#evaluation/types/option/grids/captions.ts'
import { parseDay } from '#lib/dates/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { isCompared } from './findings.ts'
import { type OverviewDrawing, overviewPicture } from './overviewPicture.ts'
import type { Tables } from './saveTables.ts'

export type PictureParams = OverviewDrawing &
  Pick<Tables, 'result' | 'readAt'> & {
    charts: readonly Chart[]
    getProvenance: ((chart: Chart) => Promise<Provenance>) | null
  }

/** Saves the overview as a PNG for a slide; not while it mixes newer rows with older figures. */
export async function savePicture({ charts, result, readAt, getProvenance, ...drawing }: PictureParams): Promise<void> {
  const { overview, institutions, t, tCharts } = drawing
  const now = new Date()
  const sources = charts.filter(isCompared)
  if (getProvenance && (await isOutdated(sources, result, getProvenance))) return toast.error(tCharts('export.changed'))
  const [first] = sources
  const provenance = first && getProvenance ? await getProvenance(getAll(first)) : null
  const size = overview.rows === null ? '' : tCharts('n-is', { n: tCharts('rows', { count: overview.rows }) })
  const named = provenance && { ...provenance, institutions: '' }
  const at = new Date(readAt ?? Date.now())
  const getSource = (width: number) => sourceLine({ provenance: named, t: tCharts, at }, size, width)
  const picture = await asPng(asSlide((width) => overviewPicture(drawing, getSource, width)))
  const names = [...(provenance ? [provenance.evaluation] : []), t('overview.title')]
  return saveBlob(picture, datedFileName(names, parseDay(now) ?? '', 'png'))

  /** The rows of the institutions in all measures that are compared. */
  function getAll(chart: Chart): Chart {
    const { against, periods } = overview
    const days = against === 'before' && periods ? [daysFilter(periods.attribute, periods.now)] : []
    const measures = [...new Set(sources.flatMap((source) => source.measures))]
    return {
      ...chart,
      measures,
      timelineAttribute: periods?.attribute ?? chart.timelineAttribute,
      filters: [institutionFilter(institutions.names), ...days],
    }
  }
}

/** Whether rows were read again after the figures of a chart were computed. */
async function isOutdated(
  charts: readonly Chart[],
  result: Tables['result'],
  getProvenance: (chart: Chart) => Promise<Provenance>,
): Promise<boolean> {
  const known = charts.flatMap((chart) => result.get(chart.i) ?? [])
  const current = await Promise.all(known.map(async ({ chart }) => (await getProvenance(chart)).snapshot))
  return known.some(({ series }, place) => series.snapshot !== current[place])
}
