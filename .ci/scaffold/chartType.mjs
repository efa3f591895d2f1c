/**
 * A new chart type, which begins as means shown as points: its file, its name and description in each language, and its
 * line in the mock backend's list. `order` is its position among the types; `names` has [name, use] by language,
 * `titles` the titles of the mock's chart.
 */
export function newChartType(name, { order, names, titles }) {
  return {
    creates: {
      [`src/evaluation/types/${name}.ts`]: `import icon from 'lucide-react/icons/chart-scatter'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { hasMean } from '#evaluation/types/words/shown.ts'
import { meanLayout } from '#evaluation/types/layout/meanLayout.ts'
import { cartesian } from '#evaluation/types/option/axes.ts'
import { dots } from '#evaluation/types/option/dots.ts'
import { getVisibleGrids } from '#evaluation/types/definition/drawing.ts'
import { benchmarks, intervals } from '#evaluation/types/option/marks.ts'

/** Means as points with their intervals, on an axis that may begin anywhere. */
export default defineChartType({
  name: '${name}',
  order: ${order},
  icon,
  takes: 'scale',
  counts: 'means',
  own: 'slices',
  viewOptions: ['benchmark', 'error_bars', 'color_less_10', 'horizontal', 'datalabels'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  skeleton: 'bars',
  picture: {
    layout: meanLayout,
    option: (drawing) => ({
      ...cartesian(drawing),
      series: getVisibleGrids(drawing).flatMap((grid) => [
        ...dots(grid, drawing),
        ...benchmarks(grid, drawing),
        ...intervals(grid, drawing),
      ]),
    }),
  },
})
`,
    },
    translations: Object.fromEntries(
      Object.entries(names).map(([language, [title, use]]) => [
        `${language}/charts`,
        { [`type.${name}`]: title, [`use.${name}`]: use },
      ]),
    ),
    inserts: [
      {
        path: 'mocks/schema/chartTypes.ts',
        before: '  tableChart: {',
        text: `  ${name}: { title: [${titles.map((title) => `'${title}'`).join(', ')}], isByWard: true },\n`,
      },
    ],
  }
}
