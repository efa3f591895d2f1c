import { expect, test, vi } from 'vitest'
import { paced } from './paced.ts'

test('what an answer changed elsewhere is painted before the first chart is drawn, and the charts follow in their order', async () => {
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const drawn: string[] = []
  for (const name of ['first', 'second']) paced(() => drawn.push(name))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(drawn).toEqual([])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(drawn).toEqual(['first', 'second']))
})
