import { expect, test, vi } from 'vitest'
import { renderQueue } from './renderQueue.ts'

const turns: string[][] = []
let clock = 0

vi.mock('react-dom', () => ({
  flushSync: (render: () => void) => {
    turns.push([])
    render()
  },
}))

/** Renders charts that take the given milliseconds each; returns what was rendered, turn by turn. */
async function renderedInTurns(names: string[], milliseconds: number): Promise<string[][]> {
  turns.length = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  for (const name of names)
    renderQueue(() => {
      clock += milliseconds
      turns.at(-1)?.push(name)
    })
  await vi.waitFor(() => expect(turns.flat()).toEqual(names))
  return [...turns]
}

const frames: FrameRequestCallback[] = []

/** Frames come on request, or only when the test paints one. */
function framesCome(isAtOnce: boolean): void {
  frames.length = 0
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => (isAtOnce ? frame(0) : frames.push(frame)))
}

/** Waits until all messages have arrived; it counts turns, because a turn can take any time on a busy machine. */
async function turnsOver(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

test('paints other changes of a response before it renders the charts', async () => {
  framesCome(false)
  const rendered: string[] = []
  const render = (names: string[], milliseconds: number) => {
    vi.spyOn(performance, 'now').mockImplementation(() => clock)
    for (const name of names)
      renderQueue(() => {
        clock += milliseconds
        rendered.push(name)
      })
  }
  render(['first', 'second'], 8)
  await turnsOver()
  expect(rendered).toEqual([])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(rendered).toEqual(['first', 'second']))

  framesCome(false)
  render(['third', 'fourth'], 200)
  await turnsOver()
  expect(rendered.slice(2)).toEqual(['third'])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(rendered.slice(2)).toEqual(['third', 'fourth']))

  framesCome(false)
  render(['fifth'], 8)
  await turnsOver()
  expect(rendered.slice(4)).toEqual([])
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(rendered.slice(4)).toEqual(['fifth']))
})

test('renders quick charts together and slow ones in a turn each', async () => {
  framesCome(true)
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  for (let round = 0; round < 4; round += 1) await renderedInTurns(names, 14)
  expect((await renderedInTurns(names, 14)).map(({ length }) => length)).toEqual([3, 1, 3, 2])
  for (let round = 0; round < 2; round += 1) await renderedInTurns(names, 200)
  expect(await renderedInTurns(names, 200)).toEqual(names.map((name) => [name]))
})

test('renders at most six slow charts in one turn after quick ones', async () => {
  framesCome(true)
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']
  for (let round = 0; round < 3; round += 1) await renderedInTurns(names, 0)
  const turns = (await renderedInTurns(names, 200)).map(({ length }) => length)
  expect(Math.max(...turns)).toBeLessThanOrEqual(6)
  expect(turns.slice(2)).toEqual(turns.slice(2).map(() => 1))
})

test('ignores cancelled charts when it estimates the next ones', async () => {
  framesCome(true)
  const names = ['a', 'b', 'c']
  for (let round = 0; round < 4; round += 1) await renderedInTurns(names, 200)
  for (let round = 0; round < 8; round += 1) {
    renderQueue(() => undefined)()
    await turnsOver()
  }
  expect(await renderedInTurns(names, 200)).toEqual([['a'], ['b'], ['c']])
})

test('renders quick charts in as few turns as possible, after one that is slow to start', async () => {
  framesCome(true)
  const names = Array.from({ length: 13 }, (_, at) => `chart ${at}`)
  for (let round = 0; round < 4; round += 1) await renderedInTurns(names, 6)
  framesCome(false)
  turns.length = 0
  names.forEach((name, at) =>
    renderQueue(() => {
      clock += at === 0 ? 20 : 6
      turns.at(-1)?.push(name)
    }),
  )
  await turnsOver()
  for (const frame of frames) frame(0)
  await vi.waitFor(() => expect(turns.flat()).toEqual(names))
  expect(turns.map(({ length }) => length)).toEqual([1, 6, 6])
})
