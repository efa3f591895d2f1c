import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import type { PageHandle } from '#engine/pageHandle.ts'
import { Empty } from './Empty.tsx'
import { LoadError } from './LoadError.tsx'
import { NotFound } from './NotFound.tsx'

test.each([
  ['de', LoadError, 'Die Seite konnte nicht geladen werden'],
  ['de', Empty, 'Hier gibt es noch nichts'],
  ['fr', Empty, 'Il n’y a encore rien ici'],
] as const)('a plain page in %s shows its title and leads home [PAGE-04]', async (language, Page, title) => {
  await i18next.changeLanguage(language)
  const handle = { title: 'dashboard:empty' } satisfies PageHandle
  render(<RouterProvider router={createMemoryRouter([{ path: '*', handle, element: <Page /> }])} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/')
})

test('where a record is gone, the way to its list comes first', async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('actions')
  const element = <NotFound list="/patzu/hospitals" />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const [list, home] = screen.getAllByRole('link')
  expect(list).toHaveAttribute('href', '/patzu/hospitals')
  expect(list?.className).toContain('primary')
  expect(home?.className).not.toContain('primary')
})
