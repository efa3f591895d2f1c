import { describe, expect, test } from 'vitest'
import { findFreePlace, getCost, type Obstacle } from './findFreePlace.ts'

const window = { width: 1280, height: 800 }
const toast = { width: 416, height: 50 }
const button = (left: number, top: number, width = 100, weight = 10): Obstacle => ({
  left,
  top,
  right: left + width,
  bottom: top + 36,
  weight,
})

describe('the place of a toast', () => {
  test('is the corner at the bottom left of an empty window', () => {
    expect(findFreePlace(toast, window, [])).toEqual({ left: 16, top: 734, right: 432, bottom: 784 })
  })

  test('is beside what is in that corner', () => {
    expect(findFreePlace(toast, window, [button(300, 752)])).toMatchObject({ left: 432, bottom: 784 })
  })

  test('is above a bar over the whole width, and as low as possible', () => {
    const bar = [button(0, 752, 1280)]
    const place = findFreePlace(toast, window, bar)
    expect(getCost(place, bar)).toBe(0)
    expect(place).toMatchObject({ left: 16, bottom: 752 })
  })

  test('is over cells rather than over buttons', () => {
    const cells = [0, 400, 800].map((top) => ({ left: 0, top, right: 1280, bottom: top + 400, weight: 1 }))
    const place = findFreePlace(toast, window, [...cells, button(0, 752, 1280)])
    expect(place.bottom).toBeLessThanOrEqual(752)
  })

  test('covers a part of a page rather than a bar or the field that somebody types into', () => {
    const page = { left: 0, top: 300, right: 1280, bottom: 800, weight: 10 }
    expect(findFreePlace(toast, window, [page])).toMatchObject({ left: 16, bottom: 784 })
    expect(findFreePlace(toast, window, [page, button(0, 752, 1280, 100)])).toMatchObject({ left: 16, bottom: 752 })
    expect(findFreePlace(toast, window, [{ ...page, weight: 1000 }])).toMatchObject({ left: 16, top: 64 })
  })

  test('is inside a window of 320 px', () => {
    const place = findFreePlace({ width: 288, height: 90 }, { width: 320, height: 568 }, [button(0, 520, 320)])
    expect(place).toMatchObject({ left: 16, right: 304 })
    expect(place.bottom).toBeLessThanOrEqual(520)
  })
})
