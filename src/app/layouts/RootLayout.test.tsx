import { act, cleanup, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { RootLayout } from './RootLayout.tsx'
import { block } from '#engine/actions/navigationBlocker.ts'

/** Many short turns: a traversal takes several, and one long pause would overtake them on a busy machine. */
const settled = async () =>
  await act(async () => {
    for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setTimeout(resolve, 5))
  })

let release = () => {}
let router: ReturnType<typeof createBrowserRouter>
afterEach(() => {
  release()
  cleanup()
  router.dispose()
})

async function open(first: string) {
  window.history.pushState(null, '', first)
  router = createBrowserRouter([{ Component: RootLayout, children: [{ path: '*', Component: Address }] }])
  render(<RouterProvider router={router} />)
  await settled()
}

function Address() {
  const { pathname, search } = useLocation()
  return <p role="status">{pathname + search}</p>
}

const go = async (to: string) => await act(async () => await router.navigate(to))
const step = async (delta: number) => await act(async () => await router.navigate(delta))
const shown = () => screen.getByRole('status').textContent

test('links, back and forward work where nothing blocks', async () => {
  await open('/patzu/hospitals')
  await go('/patzu/hospitals/5')
  expect(shown()).toBe('/patzu/hospitals/5')
  await step(-1)
  await settled()
  expect(shown()).toBe('/patzu/hospitals')
  await step(1)
  await settled()
  expect(shown()).toBe('/patzu/hospitals/5')
})

test('a link leaves an unsaved page only after confirmation [D-37, FORM-08]', async () => {
  await open('/patzu/hospitals')
  const request = vi.fn(async () => await Promise.resolve(false))
  release = block(request)
  await go('/patzu/hospitals?page=2')
  expect(request).not.toHaveBeenCalled()
  await go('/patzu/orders')
  await settled()
  expect(request).toHaveBeenCalledOnce()
  expect(shown()).toBe('/patzu/hospitals?page=2')
  request.mockResolvedValue(true)
  await go('/patzu/orders')
  await settled()
  expect(shown()).toBe('/patzu/orders')
  expect(window.location.pathname).toBe('/patzu/orders')
})

test('the back button leaves an unsaved page only after confirmation [D-37]', async () => {
  await open('/patzu/hospitals')
  await go('/patzu/hospitals/5')
  let response = (_leave: boolean) => {}
  const request = vi.fn(() => new Promise<boolean>((resolve) => (response = resolve)))
  release = block(request)
  window.history.back()
  await settled()
  expect(window.location.pathname).toBe('/patzu/hospitals/5')
  response(false)
  await settled()
  expect(window.location.pathname).toBe('/patzu/hospitals/5')

  window.history.back()
  await settled()
  response(true)
  await settled()
  expect(window.location.pathname).toBe('/patzu/hospitals')
  expect(request).toHaveBeenCalledTimes(2)
  expect(shown()).toBe('/patzu/hospitals')
})

test('another view of the same path needs a confirmation [D-37]', async () => {
  await open('/results/evaluations/1?view=settings')
  const request = vi.fn(async () => await Promise.resolve(false))
  release = block(request)
  await go('/results/evaluations/1?view=settings&f.sex=1')
  expect(request).not.toHaveBeenCalled()
  await go('/results/evaluations/1')
  await settled()
  expect(request).toHaveBeenCalledOnce()
  expect(window.location.search).toBe('?view=settings&f.sex=1')
})

test('pressing links while the dialog is open follows the last one after one confirmation', async () => {
  await open('/patzu/hospitals/5')
  let response = (_leave: boolean) => {}
  const request = vi.fn(() => new Promise<boolean>((resolve) => (response = resolve)))
  release = block(request)
  await go('/patzu/orders')
  await go('/patzu/users')
  await settled()
  expect(request).toHaveBeenCalledOnce()
  expect(shown()).toBe('/patzu/hospitals/5')
  response(true)
  await settled()
  expect(shown()).toBe('/patzu/users')
})
