// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { categories, figureOf, item, seriesOf } from '#evaluation/types/definition/testSeries.ts'
import { svgPagesOf } from './savedPicture.ts'
import { input } from './testExport.ts'

vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)

const page = 1200
const names = Array.from({ length: 180 }, (_, ward) => `Station ${ward + 1}`)
const requested = { ...input, filters: [...input.filters], palette: 'default' as const }

async function picturesOf(wards: string[]): Promise<string[]> {
  const series = seriesOf({ items: [item('q1', 'Freundlichkeit')], groups: categories(...wards) }, () =>
    figureOf([2, 3, 10, 30, 15]),
  )
  return await Promise.all(svgPagesOf({ ...requested, series }, page).map(async (blob) => await blob.text()))
}

test('a picture that fits a page is one', async () => {
  expect(await picturesOf(names.slice(0, 5))).toHaveLength(1)
})

test('a picture of 180 wards is parted between its bars, each of them in one part', async () => {
  const pictures = await picturesOf(names)
  const heights = pictures.map((picture) => Number(/<svg[^>]*height="(\d+)/.exec(picture)?.[1]))
  expect(Math.max(...heights)).toBeLessThanOrEqual(page)
  const labels = pictures.flatMap((picture) => [...picture.matchAll(/>(Station \d+)</g)].map(([, label]) => label))
  expect(new Set(labels)).toEqual(new Set(names))
  expect(labels).toHaveLength(names.length)
})
