import type { LucideIcon } from 'lucide-react'
import type { ChartType, ViewOption } from '#evaluation/model/chart.ts'
import type { Counting } from '#evaluation/model/question.ts'
import type { Figure } from '#evaluation/model/series.ts'
import type { LayoutInput } from '#evaluation/types/layout/layoutInput.ts'
import type { ChartLayoutData } from '#evaluation/types/layout/chartLayoutData.ts'
import type { Drawing } from '#evaluation/types/option/drawing.ts'
import type { Option } from '#evaluation/types/option/option.ts'

/** What one type of chart is. Its name stands in its own file and its words, nowhere else. */
export type ChartTypeDefinition = Counting & {
  name: ChartType
  /** Its place among the types an editor offers. */
  order: number
  /** What a new chart begins as. */
  isUsual?: true
  icon: LucideIcon
  /** How it can be drawn; `by_value` comes with `sorts`. */
  viewOptions: readonly Exclude<ViewOption, 'by_value'>[]
  /** Which settings it has a use for besides its view options. */
  uses: { axis?: true; decimals?: true; colors?: true; skala?: true }
  /** Whether there is anything of a figure to be shown. */
  shows: (figure: Figure) => boolean
  /** Of what its shares are parts, where it has any. */
  whole?: ChartLayoutData['whole']
  skeleton: 'bars' | 'wheel' | 'points' | 'table'
  /** Its data put in place, and the ECharts option drawn of it; none for a table. */
  picture: { layout: (request: LayoutInput) => ChartLayoutData; option: (drawing: Drawing) => Option } | null
}

export function defineChartType(definition: ChartTypeDefinition): ChartTypeDefinition {
  return definition
}
