import { readSheet } from 'read-excel-file/node'
import { render } from '#evaluation/chart/plot/testDrawing.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { comparisonTexts, verdictKey } from '#evaluation/types/words/head.ts'
import { getChartNotes } from '#evaluation/types/words/notes.ts'
import { getSummary } from '#evaluation/types/words/summary.ts'
import { tooltipAriaText, getTip } from '#evaluation/types/words/tip.ts'
import { renderForTest, readDeck } from '#evaluation/chart/files/slides/testDeck.ts'
import { toPptx } from '#evaluation/chart/files/slides/toPptx.ts'
import { clipboardText, toCsv } from './toCsv.ts'
import { exportLines } from './exportLines.ts'
import { toSvg } from './savedPicture.ts'
import { toSheet } from './toSheet.ts'
import { toXlsx } from './toXlsx.ts'

const t = inLanguage('de')

/** Everything that can be seen, announced, copied, printed or saved of a chart. */
export async function outputs(series: Series, chart: Chart): Promise<unknown> {
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  const tips = (data?.multiples ?? []).flatMap(({ categories }, multiple) =>
    categories.map((_, category) => data && getTip({ data, t }, multiple, category)),
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
  const table = toTable(input)
  const { head, foot } = exportLines(input)
  const sheet = toSheet(table, [...head, ...foot])
  const rendered = data && render(series, chart, { captions: { head, foot } })
  return {
    option: JSON.stringify(rendered?.option),
    picture: rendered?.svg.outerHTML.replaceAll(/zr\d+-[a-z]+-?\w*/g, ''),
    saved: data && (await toSvg({ ...input, palette: 'default' }).text()).replaceAll(/zr\d+-[a-z]+-?\w*/g, ''),
    tips,
    spoken: [tips.map((tip) => tip && tooltipAriaText(tip)), getSummary(series, chart, data, t)],
    words: [
      verdictKey(series, data, t),
      comparisonTexts({ ...input, data, isFiltered: false }),
      getChartNotes(series, chart, data, t, 'de'),
    ],
    table,
    short: toTable(input, true),
    csv: toCsv(sheet),
    copied: clipboardText(sheet),
    deck: await readDeck(await toPptx([{ ...input, palette: 'default' }], undefined, renderForTest)),
    xlsx: await readSheet(Buffer.from(await (await toXlsx(sheet)).arrayBuffer())),
  }
}
