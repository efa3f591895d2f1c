import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardedHistory } from '#app/history.ts'
import { holdPage } from '#engine/leaving.ts'

/** Turn after turn: a traversal takes several, and one long pause would overtake them on a busy machine. */
const settled = async () => {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5))
}

let release = () => {}
let stop = () => {}
beforeEach(() => window.history.pushState(null, '', '/patzu/hospitals'))
afterEach(() => {
  release()
  stop()
})

function start() {
  const history = guardedHistory()
  const seen: string[] = []
  stop = history.listen(({ location }) => seen.push(location.pathname + location.search))
  return { history, seen }
}

test('without a hold links, back and forward lead on', async () => {
  const { history, seen } = start()
  history.push('/patzu/hospitals/5')
  history.replace('/patzu/hospitals/6')
  history.go(-1)
  await settled()
  history.go(1)
  await settled()
  expect(seen).toEqual(['/patzu/hospitals/5', '/patzu/hospitals/6', '/patzu/hospitals', '/patzu/hospitals/6'])
})

test('a link from a page that holds leads on only after the answer; within the page nobody is asked [D-37, FORM-08]', async () => {
  const { history, seen } = start()
  const ask = vi.fn(async () => false)
  release = holdPage(ask)
  history.push('/patzu/hospitals?page=2')
  expect(ask).not.toHaveBeenCalled()
  history.push('/patzu/orders')
  await settled()
  expect(ask).toHaveBeenCalledOnce()
  expect(window.location.pathname).toBe('/patzu/hospitals')
  ask.mockResolvedValue(true)
  history.push('/patzu/orders')
  await settled()
  expect(window.location.pathname).toBe('/patzu/orders')
  expect(seen).toEqual(['/patzu/hospitals?page=2', '/patzu/orders'])
})

test('the back button is taken back while the question stands, and taken again when it is answered with yes [D-37]', async () => {
  const { history, seen } = start()
  history.push('/patzu/hospitals/5')
  let answer = (_leave: boolean) => {}
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  release = holdPage(ask)
  window.history.back()
  await settled()
  expect(window.location.pathname).toBe('/patzu/hospitals/5')
  answer(false)
  await settled()
  expect(window.location.pathname).toBe('/patzu/hospitals/5')

  window.history.back()
  await settled()
  answer(true)
  await settled()
  expect(window.location.pathname).toBe('/patzu/hospitals')
  expect(ask).toHaveBeenCalledTimes(2)
  expect(seen).toEqual(['/patzu/hospitals/5', '/patzu/hospitals'])
})

test('another view of the same path is another page: who holds one is asked before the other is shown [D-37]', async () => {
  const { history, seen } = start()
  history.push('/results/evaluations/1?view=settings')
  const ask = vi.fn(async () => false)
  release = holdPage(ask)
  history.push('/results/evaluations/1?view=settings&f.sex=1')
  expect(ask).not.toHaveBeenCalled()
  history.push('/results/evaluations/1')
  await settled()
  expect(ask).toHaveBeenCalledOnce()
  window.history.go(-2)
  await settled()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(window.location.search).toBe('?view=settings&f.sex=1')
  expect(seen).toEqual(['/results/evaluations/1?view=settings', '/results/evaluations/1?view=settings&f.sex=1'])
})

test('who goes on pressing while the question stands is asked once', async () => {
  const { history } = start()
  history.push('/patzu/hospitals/5')
  const ask = vi.fn(() => new Promise<boolean>(() => {}))
  release = holdPage(ask)
  history.push('/patzu/orders')
  history.push('/patzu/users')
  await settled()
  expect(window.location.pathname).toBe('/patzu/hospitals/5')
})
