import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layTable } from './layTable.ts'

const room = { w: 12.33, h: 5.1 }
const head = ['Frage', 'Gruppe', 'Institution', 'n', 'Mittelwert', 'SD', '95-%-Intervall von', 'Benchmark Schweiz 2025']
const row = ['Behandlung', 'Palliativstation', 'Klinik Seeblick', "4'123", '4.40', '0.94', '4.37', '4.39']

test('a table takes the width of its slide, with the widest column for the longest words', () => {
  const { colW, fontSize } = layTable(head, [row], room)
  expect(colW.reduce((sum, one) => sum + one, 0)).toBeCloseTo(room.w)
  expect(colW[1]).toBeGreaterThan(colW[5] ?? Infinity)
  expect(fontSize).toBe(11)
})

test('many columns get a smaller font', () => {
  const wide = Array.from({ length: 3 }, () => head).flat()
  expect(layTable(wide, [Array.from({ length: 3 }, () => row).flat()], room).fontSize).toBeLessThan(11)
})

test('a table without rows is one slide', () => {
  expect(layTable(head, [], room).pages).toEqual([[]])
})

test('every row stands on one slide, in its order, and long ones take more room', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 300 }), { maxLength: 80 }), (texts) => {
      const rows = texts.map((text) => [text, '1'])
      const { pages } = layTable(['Frage', 'n'], rows, room)
      expect(pages.flat()).toEqual(rows)
      if (rows.length > 0) expect(pages.every((page) => page.length > 0)).toBe(true)
    }),
  )
  const short = layTable(
    ['Frage', 'n'],
    Array.from({ length: 40 }, () => ['kurz', '1']),
    room,
  ).pages
  const long = layTable(
    ['Frage', 'n'],
    Array.from({ length: 40 }, () => ['lang '.repeat(90), '1']),
    room,
  ).pages
  expect(long.length).toBeGreaterThan(short.length)
  expect(short[0]?.length).toBeLessThanOrEqual(Math.floor(room.h / 0.25))
})
