import type { LucideIcon } from 'lucide-react'
import type { ChartType, ViewOption } from '#evaluation/model/chart.ts'
import type { Counting } from '#evaluation/model/question.ts'
import type { Figure } from '#evaluation/model/series.ts'
import type { LayoutInput } from './layoutInput.ts'
import type { ChartLayoutData } from './chartLayoutData.ts'
import type { Drawing } from './drawing.ts'
import type { Option } from './option.ts'

/** The definition of one chart type. Its name is in its own file and its translations, nowhere else. */
export type ChartTypeDefinition = Counting & {
  name: ChartType
  /** Its position among the types in the editor. */
  order: number
  /** Whether it is the default type of a new chart. */
  isUsual?: true
  icon: LucideIcon
  /** Its view options; `by_value` comes with `sorts`. */
  viewOptions: readonly Exclude<ViewOption, 'by_value'>[]
  /** The settings it uses besides its view options. */
  uses: { axis?: true; decimals?: true; colors?: true; skala?: true }
  /** Whether a figure has anything to show. */
  shows: (figure: Figure) => boolean
  /** The total that its shares are parts of, if it has any. */
  whole?: ChartLayoutData['whole']
  skeleton: 'bars' | 'line' | 'wheel' | 'points' | 'table'
  /** Whether the deployment has it; always by default. */
  isAllowed?: () => boolean
  /** Its layout data, and the ECharts option made of it; none for a table. */
  picture: { layout: (request: LayoutInput) => ChartLayoutData; option: (drawing: Drawing) => Option } | null
}

export function defineChartType(definition: ChartTypeDefinition): ChartTypeDefinition {
  return definition
}
