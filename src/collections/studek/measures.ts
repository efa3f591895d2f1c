import { surveyCategories } from '#shapes/hospital.ts'
import { surveyMeasures } from '#shapes/measure.ts'
import { surveyYears, yearFilter } from '#shapes/years.ts'

export default surveyMeasures('studek', surveyCategories, yearFilter('year', surveyYears), 3)
