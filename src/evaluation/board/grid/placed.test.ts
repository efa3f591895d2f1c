import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arranged, placed, type Placed, placedWith, resized } from './placed.ts'

const at = (i: string, x: number, y: number, w = 6, h = 8): Placed => ({ i, x, y, w, h })
const moved = (items: Placed[], i: string, by: -1 | 1) => arranged(items, i, { kind: 'move', by })
const order = (items: Placed[]) => items.map(({ i }) => i).join('')

describe('the grid', () => {
  test('a hidden chart leaves no gap', () => {
    const four = [at('a', 0, 0), at('b', 6, 0), at('c', 0, 8), at('d', 6, 8)]
    expect(placed(four)).toEqual(four)
    expect(placed(four.filter(({ i }) => i !== 'b'))).toEqual([at('a', 0, 0), at('d', 6, 0), at('c', 0, 8)])
  })
  test('no stored layout makes charts overlap or leave the grid', () => {
    const number = fc.oneof(fc.integer({ min: -3, max: 30 }), fc.double({ min: 0, max: 1e12, noNaN: true }))
    fc.assert(
      fc.property(fc.array(fc.record({ x: number, y: number, w: number, h: number }), { maxLength: 30 }), (places) => {
        const items = placed(places.map((place, index) => ({ ...place, i: String(index) })))
        expect(items).toHaveLength(places.length)
        const taken = new Set<string>()
        for (const { x, y, w, h } of items) {
          expect(x >= 0 && y >= 0 && w >= 1 && h >= 4 && x + w <= 12).toBe(true)
          for (let column = x; column < x + w; column += 1)
            for (let row = y; row < y + h; row += 1) {
              expect(taken.has(`${column}/${row}`)).toBe(false)
              taken.add(`${column}/${row}`)
            }
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('moving', () => {
  const items = placed([at('a', 0, 0, 4), at('b', 4, 0, 8), at('c', 0, 8, 12, 4), at('d', 0, 12), at('e', 6, 12)])
  test('a chart moves one place in reading order and back', () => {
    expect(order(moved(items, 'a', 1))).toBe('bacde')
    expect(moved(items, 'a', 1).find(({ i }) => i === 'a')).toMatchObject({ x: 8, w: 4 })
    expect(order(moved(items, 'c', 1))).toBe('abdce')
    expect(order(moved(items, 'a', -1))).toBe('abcde')
    expect(order(moved(items, 'e', 1))).toBe('abcde')
  })
  test('every chart reaches the top one step at a time', () => {
    let now = items
    for (let step = 0; step < 8; step += 1) now = moved(now, 'e', -1)
    expect(now[0]?.i).toBe('e')
  })
  test('sizes change in steps that fit the columns', () => {
    expect(resized(at('a', 6, 0, 6), 'w', 1)).toEqual({ x: 4, y: 0, w: 8, h: 8 })
    expect(resized(at('a', 0, 0, 12), 'w', 1).w).toBe(12)
    expect([
      resized(at('a', 0, 0, 3), 'w', -1).w,
      resized(at('a', 0, 0, 6, 4), 'h', -1).h,
      resized(at('a', 0, 0, 6, 8), 'h', 1).h,
    ]).toEqual([3, 4, 10])
  })
  test('a resized chart pushes the others away', () => {
    const two = [at('a', 0, 0), at('b', 6, 0)]
    expect(arranged(two, 'a', { kind: 'resize', side: 'w', by: 1 })).toEqual([at('a', 0, 0, 8), at('b', 6, 8)])
    expect(placedWith([...two, at('c', 0, 8)], new Map([['a', 500]]))).toEqual([
      at('a', 0, 0, 6, 10),
      at('b', 6, 0),
      at('c', 0, 10),
    ])
  })
})
