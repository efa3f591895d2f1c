import { surveyCategories } from '#shapes/hospital.ts'
import { surveyMeasures } from '#shapes/measure.ts'
import { surveyYears, yearFilter } from '#shapes/years.ts'

export default surveyMeasures('patzu', surveyCategories, yearFilter('year', surveyYears), 5)
