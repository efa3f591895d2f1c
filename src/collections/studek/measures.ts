import { surveyCategories } from '#presets/hospital/hospital.ts'
import { surveyMeasures } from '#presets/measure.ts'
import { surveyYears, yearFilter } from '#presets/years.ts'

export default surveyMeasures('studek', surveyCategories, yearFilter('year', surveyYears), 3, [
  { path: 'studek/events', by: 'measure' },
])
