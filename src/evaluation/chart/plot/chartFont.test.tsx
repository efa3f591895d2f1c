// @isolated: the fonts of its document are there before its modules
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('a chart is measured and rendered again once its font is loaded', async () => {
  let isLoaded = false
  const fonts = Object.assign(new EventTarget(), { check: () => isLoaded, load: async () => await Promise.resolve([]) })
  vi.stubGlobal('document', Object.assign(document, { fonts }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  const { useGetPicture } = await import('./chartFont.ts')
  const { getWidth } = await import('#evaluation/types/option/grids/textMeasure.ts')
  const { platformApi } = await import('zrender/lib/core/platform.js')
  const { result } = renderHook(useGetPicture)
  const first = result.current
  vi.spyOn(platformApi, 'measureText').mockReturnValue({ width: 10 })
  expect(getWidth('Bern')).toBe(10)

  vi.spyOn(platformApi, 'measureText').mockReturnValue({ width: 20 })
  isLoaded = true
  act(() => void fonts.dispatchEvent(new Event('loadingdone')))

  expect(getWidth('Bern')).toBe(20)
  expect(result.current).not.toBe(first)
})
