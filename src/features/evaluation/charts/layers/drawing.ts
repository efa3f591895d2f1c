import type { TFunction } from 'i18next'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Look } from '../draw/look.ts'
import type { Frame } from '../frame/frame.ts'
import type { Plan } from '../plan/plan.ts'

/** Everything a type of chart draws from. */
export type Drawing = { plan: Plan; frame: Frame; chart: Chart; look: Look; t: TFunction<'charts'> }
