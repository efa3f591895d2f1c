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
  test('is the same one at the bottom left with a bar at the edge and without', () => {
    const place = { left: 16, top: 670, right: 432, bottom: 720 }
    expect(findFreePlace(toast, window, [])).toEqual(place)
    expect(findFreePlace(toast, window, [button(0, 752, 1280, 100)])).toEqual(place)
  })

  test('is above a higher bar, and as low as possible', () => {
    const bar = [{ ...button(0, 700, 1280, 100), bottom: 800 }]
    const place = findFreePlace(toast, window, bar)
    expect(getCost(place, bar)).toBe(0)
    expect(place).toMatchObject({ left: 16, bottom: 696 })
  })

  test('is above the control with the focus, or on its right where there is no room above', () => {
    expect(findFreePlace(toast, window, [button(300, 680, 100, 1000)])).toMatchObject({ left: 16, bottom: 680 })
    const high = { left: 0, top: 300, right: 420, bottom: 800, weight: 1000 }
    expect(findFreePlace(toast, window, [high])).toMatchObject({ left: 432, bottom: 720 })
  })

  test('is on top where all of the lower half is in use', () => {
    const page = { left: 0, top: 300, right: 1280, bottom: 800, weight: 1000 }
    expect(findFreePlace(toast, window, [page])).toMatchObject({ left: 16, top: 64 })
  })

  test('is inside a window of 320 px', () => {
    const place = findFreePlace({ width: 288, height: 90 }, { width: 320, height: 568 }, [button(0, 520, 320)])
    expect(place).toMatchObject({ left: 16, right: 304 })
    expect(place.bottom).toBeLessThanOrEqual(520)
  })
})
