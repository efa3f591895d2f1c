// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { categories, getFigure, item, getSeries } from '#evaluation/types/definition/testSeries.ts'
import { toSvgPages } from './savedPicture.ts'
import { input } from './testExport.ts'

vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)

const page = 1200
const names = Array.from({ length: 180 }, (_, ward) => `Station ${ward + 1}`)
const requested = { ...input, filters: [...input.filters], palette: 'default' as const }

async function getPictures(wards: string[]): Promise<string[]> {
  const series = getSeries({ items: [item('q1', 'Freundlichkeit')], groups: categories(...wards) }, () =>
    getFigure([2, 3, 10, 30, 15]),
  )
  return await Promise.all(toSvgPages({ ...requested, series }, page).map(async (blob) => await blob.text()))
}

test('a picture that fits a page stays whole', async () => {
  expect(await getPictures(names.slice(0, 5))).toHaveLength(1)
})

test('splits a picture of 180 wards between its bars', async () => {
  const pictures = await getPictures(names)
  const heights = pictures.map((picture) => Number(/<svg[^>]*height="(\d+)/.exec(picture)?.[1]))
  expect(Math.max(...heights)).toBeLessThanOrEqual(page)
  const labels = pictures.flatMap((picture) => [...picture.matchAll(/>(Station \d+)</g)].map(([, label]) => label))
  expect(new Set(labels)).toEqual(new Set(names))
  expect(labels).toHaveLength(names.length)
})
