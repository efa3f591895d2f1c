import icon from 'lucide-react/icons/radar'
import { comparators } from '#evaluation/model/chart.ts'
import { defineChartType } from '#evaluation/types/definition/defineChartType.ts'
import { meanLayout } from '#evaluation/types/layout/meanLayout.ts'
import { radarLayout } from '#evaluation/types/layout/radarLayout.ts'
import { barOption } from '#evaluation/types/option/bars.ts'
import { netOption } from '#evaluation/types/option/radarSeries.ts'
import { hasMean } from '#evaluation/types/words/shown.ts'

/** Fewer items make no net, only a line through its middle. */
const minItems = 3

/** A profile over items of one scale, a net per slice; bars if there are too few items for a net. */
export default defineChartType({
  name: 'radar',
  order: 2,
  icon,
  takes: 'scale',
  counts: 'means',
  own: 'lines',
  viewOptions: ['benchmark', ...comparators, 'color_less_10', 'datalabels'],
  uses: { axis: true, decimals: true, colors: true, skala: true },
  shows: hasMean,
  skeleton: 'wheel',
  picture: {
    layout: (request) => (request.series.items.length < minItems ? meanLayout(request) : radarLayout(request)),
    option: (drawing) => (drawing.data.shape === 'nets' ? netOption(drawing) : barOption(drawing)),
  },
})
