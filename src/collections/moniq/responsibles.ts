import { responsibles } from '#presets/responsible.ts'

export default responsibles('moniq', 3)
