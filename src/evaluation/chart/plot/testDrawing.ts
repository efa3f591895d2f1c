import { vi } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { getPicture, type PictureInput } from '#evaluation/types/option/getPicture.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import type { Theme } from '#evaluation/types/colors/theme.ts'
import { echarts } from './echarts.ts'

type Shown = {
  multiple: number
  part: number
  category: number
  from: number
  to: number
  color: string
  isHatched: boolean
  label: string
}
type Given = { width?: number; height?: number; theme?: Theme } & Pick<
  PictureInput,
  'captions' | 'hidden' | 'elsewhere'
>

/** A chart rendered by ECharts: its texts in reading order, the extents of its bars, and the picture itself. */
export function render(
  series: Series,
  chart: Chart,
  { width = 700, height = 320, theme = 'light', ...given }: Given = {},
) {
  // jsdom cannot measure text; ECharts then estimates.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const t = inLanguage('de')
  const data = getLayoutData({ series, chart, language: 'de', t, theme, palette: 'default' })
  const picture = data && getPicture({ data, chart, t, theme, size: { width, height }, ...given })
  if (!data || !picture) throw new Error('nothing is drawn')
  const { option, drawing } = picture
  const instance = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height: drawing.height })
  instance.setOption(option)
  const svg = instance.renderToSVGString()
  instance.dispose()
  const rendered = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement
  return {
    data,
    drawing,
    option,
    svg: rendered,
    texts: [...rendered.querySelectorAll('text')].map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    bars: getBars(getSeries(option)),
    series: getSeries(option),
  }
}

type Raw = { [name: string]: unknown }

function isRaw(value: unknown): value is Raw {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function getSeries({ series }: { series?: unknown }): Raw[] {
  return [series].flat().filter(isRaw)
}

/** Bars and segments in their order; stacked ones on either side of zero. */
function getBars(series: Raw[]): Shown[] {
  const ends = new Map<string, number>()
  return series
    .filter(({ type }) => type === 'bar')
    .flatMap((one) => {
      const [, multiple, part] = String(one['id']).split(' ').map(Number)
      const points: unknown[] = Array.isArray(one['data']) ? one['data'] : []
      return points.flatMap((point, category): Shown[] => {
        if (!isRaw(point)) return []
        const value = Number(point['value'])
        const [style, label] = [point['itemStyle'], point['label']]
        const stack = `${String(one['stack'] ?? one['id'])} ${category} ${Math.sign(value)}`
        const from = ends.get(stack) ?? 0
        ends.set(stack, from + value)
        return [
          {
            multiple: multiple ?? 0,
            part: part ?? 0,
            category,
            from: round(from),
            to: round(from + value),
            color: isRaw(style) ? String(style['color']) : '',
            isHatched: isRaw(style) && isRaw(style['decal']),
            label: isRaw(label) && label['show'] === true ? String(label['formatter']) : '',
          },
        ]
      })
    })
}

function round(value: number): number {
  return Number(value.toFixed(6))
}
