import { expect, test, vi } from 'vitest'
import { memoAsync } from './memoAsync.ts'

test('runs once for each key until it fails [D-08]', async () => {
  const run = vi.fn(
    async (key: string) =>
      await (run.mock.calls.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve(`${key}!`)),
  )
  const once = memoAsync(run)
  await expect(Promise.all([once('a'), once('a')])).rejects.toThrow('lost')
  expect(await Promise.all([once('a'), once('a'), once('b')])).toEqual(['a!', 'a!', 'b!'])
  expect(run.mock.calls).toEqual([['a'], ['a'], ['b']])
})
