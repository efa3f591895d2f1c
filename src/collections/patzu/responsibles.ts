import { responsibles } from '#shapes/responsible.ts'

export default responsibles('patzu', 3)
