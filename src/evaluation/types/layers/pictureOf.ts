import type { TFunction } from 'i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import type { Language } from '#lib/languages.ts'
import { lookOf, type Theme } from '../theme.ts'
import type { Layer } from '../draw/shapes.ts'
import { type Captions, type Frame, frameOf } from '../frame/frame.ts'
import { type Hit, hitAt, spotOf } from '../frame/hit.ts'
import { type Pointed, pointedAt } from '../frame/pointed.ts'
import type { Point } from '../frame/points.ts'
import type { Size } from '../frame/rect.ts'
import type { PaletteName } from '../palettes.ts'
import type { CategoryRef } from '../layoutData/chartLayoutData.ts'
import { layoutDataOf } from '../layoutData/layoutDataOf.ts'
import { type Tip, tipOf } from '../words/tip.ts'
import { besideLayers } from './besideLayers.ts'
import { boxLayers } from './boxLayers.ts'
import type { Drawing } from './drawing.ts'
import { radarLayers } from './radarLayers.ts'
import { stackedLayers } from './stackedLayers.ts'
import { timelineLayers } from './timelineLayers.ts'

export type PictureInput = {
  series: Series
  chart: Chart
  language: Language
  t: TFunction<'charts'>
  theme: Theme
  palette: PaletteName
  size: Size
  captions?: Captions
  /** Whether what a category stands for can be chosen; its tip says so. */ mayPick?:
    ((spot: CategoryRef) => boolean) | undefined
}

/** A chart ready to be drawn: its layers, the size it takes, the surface it stands on, and its figures in words. */
export type Picture = {
  layers: Layer[]
  /** Where everything stands. */
  frame: Frame
  width: number
  height: number
  surface: string
  /** How many categories each small chart has. */
  categories: number[]
  tip: (facet: number, category: number) => Tip | undefined
  /** What is marked while a category is pointed at. */
  pointed: (point: Point) => Pointed | undefined
  /** The height it takes before it is stretched. */
  leastHeight: () => number
  hit: (x: number, y: number) => Hit | undefined
  spot: (hit: Hit) => CategoryRef
  /** Whether anything of it can be chosen. */
  isPickable: boolean
}

const layersOf = {
  timeline: timelineLayers,
  radar: radarLayers,
  mean: besideLayers,
  bar: besideLayers,
  likert: stackedLayers,
  stacked: stackedLayers,
  'stacked-full': stackedLayers,
  boxPlot: boxLayers,
} as const

/** Turns a series into a picture of a width; null for a table. */
export function pictureOf(input: PictureInput): Picture | null {
  const { chart, t, theme, size } = input
  const plan = layoutDataOf(input)
  if (!plan || plan.type === 'tableChart') return null
  const look = lookOf(theme)
  const frame = frameOf(plan, size, chart, t, look, input.captions ?? { head: [], foot: [] })
  const drawing: Drawing = { plan, frame, chart, look, t }
  const { mayPick = () => false } = input
  return {
    layers: layersOf[plan.type](drawing),
    frame,
    width: frame.width,
    height: frame.height,
    surface: look.surface,
    tip: (facet, category) => {
      const tip = tipOf(drawing, facet, category)
      return tip && mayPick(spotOf(plan, { facet, category, part: null }))
        ? { ...tip, notes: [...tip.notes, t('pick')] }
        : tip
    },
    leastHeight: () =>
      frameOf(plan, { width: size.width, height: 0 }, chart, t, look, input.captions ?? { head: [], foot: [] }).height,
    categories: plan.facets.map(({ categories }) => categories.length),
    pointed: (point) => pointedAt(drawing, point),
    hit: (x, y) => hitAt(drawing, x, y),
    spot: (hit) => spotOf(plan, hit),
    isPickable: plan.facets.some(({ spots }) =>
      spots.some((spot) => mayPick(spot) || (spot.from !== null && mayPick({ ...spot, level: 0 }))),
    ),
  }
}
