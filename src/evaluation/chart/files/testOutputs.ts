import { readSheet } from 'read-excel-file/node'
import { render } from '#evaluation/chart/testDrawing.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { sayIn } from '#evaluation/types/definition/testSeries.ts'
import { layoutDataOf } from '#evaluation/types/layoutData/layoutDataOf.ts'
import { tableOf } from '#evaluation/types/table/tableOf.ts'
import { headTexts, verdictKey } from '#evaluation/types/words/head.ts'
import { notesOf } from '#evaluation/types/words/notes.ts'
import { summaryOf } from '#evaluation/types/words/summary.ts'
import { tooltipAriaText, tipOf } from '#evaluation/types/words/tip.ts'
import { clipboardText, csvOf } from './csvOf.ts'
import { exportLines } from './exportLines.ts'
import { svgOf } from './savedPicture.ts'
import { sheetOf } from './sheetOf.ts'
import { xlsxOf } from './xlsxOf.ts'

const t = sayIn('de')

/** Everything somebody may see, hear, copy, print or save of a chart. */
export async function outputs(series: Series, chart: Chart): Promise<unknown> {
  const data = layoutDataOf({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  const tips = (data?.multiples ?? []).flatMap(({ categories }, multiple) =>
    categories.map((_, category) => data && tipOf({ data, t }, multiple, category)),
  )
  const filterText = () => ''
  const input = {
    series,
    chart,
    filters: [],
    filterText,
    t,
    language: 'de' as const,
    at: new Date(0),
    now: new Date(0),
    provenance: null,
  }
  const table = tableOf(input)
  const { head, foot } = exportLines(input)
  const sheet = sheetOf(table, [...head, ...foot])
  const rendered = data && render(series, chart, { captions: { head, foot } })
  return {
    option: JSON.stringify(rendered?.option),
    picture: rendered?.svg.outerHTML.replaceAll(/zr\d+-[a-z]+-?\w*/g, ''),
    saved: data && (await svgOf({ ...input, palette: 'default' }).text()).replaceAll(/zr\d+-[a-z]+-?\w*/g, ''),
    tips,
    spoken: [tips.map((tip) => tip && tooltipAriaText(tip)), summaryOf(series, chart, data, t)],
    words: [
      verdictKey(series, data, t),
      headTexts({ ...input, data, isFiltered: false }),
      notesOf(series, chart, data, t, 'de'),
    ],
    table,
    short: tableOf(input, true),
    csv: csvOf(sheet),
    copied: clipboardText(sheet),
    xlsx: await readSheet(Buffer.from(await (await xlsxOf(sheet)).arrayBuffer())),
  }
}
