import { surveyMeasures } from '#shapes/measure.ts'

export default surveyMeasures('patzu', 5)
