import { expect, test, vi } from 'vitest'
import { paced } from './paced.ts'

const turns: string[][] = []
let clock = 0

vi.mock('react-dom', () => ({
  flushSync: (draw: () => void) => {
    turns.push([])
    draw()
  },
}))

/** Lets charts be drawn that take so many milliseconds each; returns what was drawn, turn by turn. */
async function drawnInTurns(names: string[], milliseconds: number): Promise<string[][]> {
  turns.length = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  for (const name of names)
    paced(() => {
      clock += milliseconds
      turns.at(-1)?.push(name)
    })
  await vi.waitFor(() => expect(turns.flat()).toEqual(names))
  return [...turns]
}

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

test('quick charts are drawn together, slow ones each in a turn of its own, so that none holds the page up for longer than it must', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0))
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
  await drawnInTurns(names, 15)
  expect(await drawnInTurns(names, 15)).toEqual([['a', 'b'], ['c', 'd'], ['e', 'f'], ['g']])
  await drawnInTurns(names, 200)
  expect(await drawnInTurns(names, 200)).toEqual(names.map((name) => [name]))
})

test('charts that were cancelled, or took no time, say nothing of the next: never more than three are drawn together', async () => {
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frame(0))
  const names = ['a', 'b', 'c', 'd', 'e']
  await drawnInTurns(names, 200)
  paced(() => undefined)()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(await drawnInTurns(['a', 'b'], 0)).toEqual([['a'], ['b']])
  expect(await drawnInTurns(names, 200)).toEqual([['a', 'b', 'c'], ['d'], ['e']])
})
