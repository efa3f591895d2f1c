import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Say } from './chartWords.ts'
import type { Frame } from './frame.ts'
import type { Look } from './look.ts'
import type { Plan } from './plan.ts'
import type { Shape } from './shapes.ts'

/** Everything a type of chart draws from. */
export type Drawing = { plan: Plan; frame: Frame; chart: Chart; look: Look; say: Say }

export type Piece = Record<string, unknown>

/** What ECharts is given; there are no HTML formatters in it, tooltips are built as elements. */
export type Option = { animation: boolean; textStyle: Piece; grid: Piece[]; xAxis: Piece[]; yAxis: Piece[]; tooltip: Piece; series: Piece[] }

/** A series that draws given shapes and reacts to nothing; without `$mergeChildren: false` ECharts would keep those of the last time. */
export function drawn(id: string, shapes: Shape[], z: number): Piece {
  return { type: 'custom', id, coordinateSystem: 'none', silent: true, tooltip: { show: false }, animation: false, data: [0], z, renderItem: () => ({ type: 'group', $mergeChildren: false, children: shapes }) }
}
