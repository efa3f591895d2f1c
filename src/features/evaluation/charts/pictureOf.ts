import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import type { Language } from '#lib/languages.ts'
import { barOption } from './barOption.ts'
import { boxOption } from './boxOption.ts'
import type { Say } from './chartWords.ts'
import type { Drawing, Option } from './drawing.ts'
import { type Captions, frameOf } from './frame.ts'
import type { Size } from './rect.ts'
import { likertOption } from './likertOption.ts'
import { lookOf, type Theme } from './look.ts'
import { meanOption } from './meanOption.ts'
import type { PaletteName } from './palettes.ts'
import { planOf } from './planOf.ts'
import { radarOption } from './radarOption.ts'
import { stackedFullOption } from './stackedFullOption.ts'
import { stackedOption } from './stackedOption.ts'
import { type Hit, hitAt, spotOf } from './hit.ts'
import type { Spot } from './plan.ts'
import { timelineOption } from './timelineOption.ts'
import { type Tip, tipOf } from './tip.ts'

export type PictureInput = { series: Series; chart: Chart; language: Language; say: Say; theme: Theme; palette: PaletteName; size: Size; captions?: Captions; /** Whether what a category stands for can be chosen; its tip says so. */ mayPick?: ((spot: Spot) => boolean) | undefined }

/** A chart ready to be drawn: the option without tooltips, the size it takes, the surface it stands on, and its figures in words; `leastHeight` is what it takes before it is stretched. */
export type Picture = { option: Option; width: number; height: number; surface: string; tip: (facet: number, category: number) => Tip | undefined; categories: number[]; leastHeight: () => number; hit: (x: number, y: number) => Hit | undefined; spot: (hit: Hit) => Spot; /** Whether anything of it can be chosen. */ isPickable: boolean }

const options = {
  timeline: timelineOption,
  radar: radarOption,
  mean: meanOption,
  likert: likertOption,
  bar: barOption,
  stacked: stackedOption,
  'stacked-full': stackedFullOption,
  boxPlot: boxOption,
} as const

/** Turns a series into a picture of a width; null for a table. */
export function pictureOf(input: PictureInput): Picture | null {
  const { chart, say, theme, size } = input
  const plan = planOf(input)
  if (!plan || plan.type === 'tableChart') return null
  const look = lookOf(theme)
  const frame = frameOf(plan, size, chart, say, look, input.captions ?? { head: [], foot: [] })
  const drawing: Drawing = { plan, frame, chart, look, say }
  const { mayPick = () => false } = input
  return {
    option: options[plan.type](drawing),
    width: frame.width,
    height: frame.height,
    surface: look.surface,
    tip: (facet, category) => {
      const tip = tipOf(drawing, facet, category)
      return tip && mayPick(spotOf(plan, { facet, category, part: null })) ? { ...tip, notes: [...tip.notes, say('pick')] } : tip
    },
    leastHeight: () => frameOf(plan, { width: size.width, height: 0 }, chart, say, look, input.captions ?? { head: [], foot: [] }).height,
    categories: plan.facets.map(({ categories }) => categories.length),
    hit: (x, y) => hitAt(drawing, x, y),
    spot: (hit) => spotOf(plan, hit),
    isPickable: plan.facets.some(({ spots }) => spots.some((spot) => mayPick(spot) || (spot.from !== null && mayPick({ ...spot, level: 0 })))),
  }
}
