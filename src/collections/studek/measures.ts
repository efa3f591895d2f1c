import { surveyMeasures } from '#shapes/measure.ts'

export default surveyMeasures('studek', 3)
