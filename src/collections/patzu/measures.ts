import { surveyCategories } from '#presets/hospital/hospital.ts'
import { surveyMeasures } from '#presets/measure.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'

export default surveyMeasures('patzu', surveyCategories, yearFilter('year', surveyYears), 5, [
  { path: 'patzu/orders', by: 'measure_id' },
  { path: 'patzu/declarations', by: 'measure_id' },
  { path: 'patzu/event', by: 'measure' },
])
