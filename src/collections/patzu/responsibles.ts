import { responsibles } from '#presets/responsible.ts'

export default responsibles('patzu', 3)
