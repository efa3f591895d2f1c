import { responsibles } from '#shapes/responsible.ts'

export default responsibles('moniq', 3)
