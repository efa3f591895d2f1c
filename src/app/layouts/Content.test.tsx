import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLoaderData, useNavigate } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Content } from './Content.tsx'

/** Two pages; the second one is there once `load` is called. */
function open() {
  const rendered = vi.fn()
  let load = () => {}
  const promise = new Promise<string>((resolve) => (load = () => resolve('Haus 2')))
  function First() {
    const navigate = useNavigate()
    return <Next go={() => void navigate('/2')} />
  }
  function Next({ go }: { go: () => void }) {
    rendered()
    return (
      <button type="button" onClick={go}>
        weiter
      </button>
    )
  }
  const router = createMemoryRouter([
    {
      Component: Content,
      children: [
        { index: true, Component: First },
        { path: '2', loader: () => promise, Component: () => <h1>{useLoaderData<string>()}</h1> },
      ],
    },
  ])
  const { container } = render(<RouterProvider router={router} useTransitions={false} />)
  return { load: () => load(), rendered, container }
}

test('a page stays as it is while the next one loads', async () => {
  const { load, rendered, container } = open()
  rendered.mockClear()
  await userEvent.click(screen.getByRole('button', { name: 'weiter' }))
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('button', { name: 'weiter' })).toBeVisible()
  expect(rendered).not.toHaveBeenCalled()
  load()
  expect(await screen.findByRole('heading', { name: 'Haus 2' })).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'false')
})

test('a page that is left again before it is rendered replaces the page before it', async () => {
  const Page = () => <h1>{useLoaderData<{ title: string }>().title}</h1>
  const router = createMemoryRouter([
    {
      Component: Content,
      children: [
        { index: true, loader: () => ({ title: 'Haus 1' }), Component: Page },
        { path: '2', loader: () => ({ title: 'Haus 2' }), Component: Page },
        { path: '3', loader: () => new Promise(() => {}), Component: Page },
      ],
    },
  ])
  render(<RouterProvider router={router} useTransitions={false} />)
  expect(await screen.findByRole('heading', { name: 'Haus 1' })).toBeVisible()
  await act(async () => {
    await router.navigate('/2')
    void router.navigate('/3')
  })
  expect(screen.getByRole('heading')).toHaveTextContent('Haus 2')
})
