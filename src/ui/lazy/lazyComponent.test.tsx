import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { lazyComponent } from './lazyComponent.tsx'
import type { ChunkErrorVariant } from './ChunkError.tsx'

beforeEach(async () => {
  await i18next.changeLanguage('de')
  // React logs on the console what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

let isThere = false
const partCalled = (name: string, variant?: ChunkErrorVariant) =>
  lazyComponent(async () => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return await Promise.resolve(() => <p>{name}</p>)
  }, variant).Part

test('one press retries all chunks of a page that failed to load', async () => {
  isThere = false
  const [One, Other, Quiet] = [partCalled('eins'), partCalled('zwei', 'line'), partCalled('drei', 'nothing')]
  render(
    <Suspense fallback={null}>
      <One />
      <Other />
      <Quiet />
    </Suspense>,
  )
  expect(await screen.findAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(2)
  isThere = true
  await userEvent.click(screen.getAllByRole('button', { name: 'Erneut versuchen' })[0] ?? document.body)
  for (const name of ['eins', 'zwei', 'drei']) expect(await screen.findByText(name)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('does not retry a chunk that the page no longer needs', async () => {
  isThere = false
  const load = vi.fn<() => Promise<never>>(async () => await Promise.reject(new TypeError('Failed to fetch')))
  const Gone = lazyComponent(load).Part
  const { rerender } = render(
    <Suspense fallback={null}>
      <Gone />
    </Suspense>,
  )
  await screen.findByRole('button', { name: 'Erneut versuchen' })
  const Other = partCalled('zwei')
  rerender(
    <Suspense fallback={null}>
      <Other />
    </Suspense>,
  )
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  const before = load.mock.calls.length
  isThere = true
  await userEvent.click(retry)
  expect(await screen.findByText('zwei')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(before)
})
