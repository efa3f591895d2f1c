import type { LucideIcon } from 'lucide-react'
import type { ViewOption } from '#evaluation/model/chart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import type { Ask } from './layoutData/ask.ts'
import type { ChartLayoutData } from './layoutData/chartLayoutData.ts'
import type { Drawing } from './option/drawing.ts'
import type { Option } from './option/option.ts'

/** What one type of chart is. Its name stands in its own file, its words, and the list of names in `model/chart.ts`; nowhere else. */
export type ChartTypeDefinition = {
  icon: LucideIcon
  /** What a chart of it needs to be told in the editor. */
  needs: 'timeline' | 'scale' | 'levels' | 'numbers'
  /** What its items have to be. */
  takes: 'numbers' | 'anything'
  viewOptions: readonly ViewOption[]
  /** Which settings it has a use for besides its view options. */
  uses: { timeline?: true; axis?: true; decimals?: true; colors?: true; skala?: true }
  /** Whether there is anything of a figure to be shown. */
  shows: (figure: Figure) => boolean
  /** What a row of its table is about: a figure, a spread, or each answer. */
  columns: 'means' | 'spread' | 'levels'
  /** Of what its shares are parts, where it has any. */
  whole?: ChartLayoutData['whole']
  skeleton: 'bars' | 'wheel' | 'table'
  /** Its data put in place, and the ECharts option drawn of it; none for a table. */
  picture: { layout: (ask: Ask) => ChartLayoutData; option: (drawing: Drawing) => Option } | null
}

export function defineChartType(definition: ChartTypeDefinition): ChartTypeDefinition {
  return definition
}
