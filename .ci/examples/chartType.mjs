/** Means as points: its file, its words, a line in the mock backend's list. */
export const chartType = {
  creates: {
    'src/evaluation/types/dotPlot.ts': `import icon from 'lucide-react/icons/chart-scatter'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { hasMean } from '#evaluation/types/definition/shown.ts'
import { meanLayout } from '#evaluation/types/layout/meanLayout.ts'
import { cartesian } from '#evaluation/types/option/axes.ts'
import { dots } from '#evaluation/types/option/dots.ts'
import { getVisibleGrids } from '#evaluation/types/option/drawing.ts'
import { benchmarks, intervals } from '#evaluation/types/option/marks.ts'

/** Means as points with their intervals, on an axis that may begin anywhere. */
export default defineChartType({
  name: 'dotPlot',
  order: 11,
  icon,
  takes: 'scale',
  counts: 'means',
  viewOptions: ['benchmark', 'error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  skeleton: 'bars',
  picture: {
    layout: meanLayout,
    option: (drawing) => ({
      ...cartesian(drawing),
      series: getVisibleGrids(drawing).flatMap((tile) => [
        ...dots(tile, drawing),
        ...benchmarks(tile, drawing),
        ...intervals(tile, drawing),
      ]),
    }),
  },
})
`,
  },
  translations: {
    'de/charts': { 'type.dotPlot': 'Punktdiagramm', 'use.dotPlot': 'Mittelwerte als Punkte, mit Intervall' },
    'fr/charts': { 'type.dotPlot': 'Diagramme en points', 'use.dotPlot': 'Moyennes en points, avec intervalle' },
    'it/charts': { 'type.dotPlot': 'Diagramma a punti', 'use.dotPlot': 'Medie come punti, con intervallo' },
  },
  inserts: [
    {
      path: 'mocks/schema/chartTypes.ts',
      before: '  tableChart: {',
      text: "  dotPlot: { title: ['Punkte', 'Points', 'Punti'], isByWard: true },\n",
    },
  ],
  tests: ['src/evaluation/types', 'src/evaluation/chart', 'src/evaluation/edit/chart', 'mocks/tables', 'mocks/seed'],
}
