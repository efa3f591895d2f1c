// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { inTurn } from './inTurn.ts'

const open = () => new AbortController().signal

test('what is counted in turn begins with the newest, and one runs at a time', async () => {
  const steps: string[] = []
  const run = (name: string) => async () => {
    steps.push(`${name} begins`)
    await Promise.resolve()
    steps.push(`${name} ends`)
    return name
  }
  const results = await Promise.all([
    inTurn('2026-09', open(), run('September')),
    inTurn('2026-11', open(), run('November')),
    inTurn('2026-10', open(), run('October')),
  ])
  expect(results).toEqual(['September', 'November', 'October'])
  expect(steps).toEqual(['November', 'October', 'September'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})

test('one that fails, or that nobody waits for any more, does not hold up the others', async () => {
  const left = new AbortController()
  const failing = inTurn('3', open(), () => Promise.reject(new Error('no rows')))
  const unwanted = inTurn('2', left.signal, () => Promise.resolve('unwanted'))
  const last = inTurn('1', open(), () => Promise.resolve('last'))
  left.abort(new Error('left'))
  await expect(unwanted).rejects.toThrow('left')
  await expect(failing).rejects.toThrow('no rows')
  expect(await last).toBe('last')
})
