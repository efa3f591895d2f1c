import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import Reviewers from './Reviewers.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'fields-patzu', 'fields-irp', 'fields-results', 'fields-accounts'])
})

const first = {
  id: 1,
  state: 1,
  reviewer: { id: 3, user: 9, user_email: 'a@b.ch', user_first_name: 'Ada', user_last_name: 'Frei' },
}

function show(value: unknown, readOnly = false, viewer = getViewer({ isStaff: true })) {
  const onChange = vi.fn()
  const rest = { onParseError: () => undefined, isNew: false, required: false }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewer}>
        <MemoryRouter>
          <Reviewers
            collection={{ ...testCollection, path: 'irp/reviews' }}
            name="reviewers"
            label="Reviewer"
            value={value}
            onChange={onChange}
            readOnly={readOnly}
            {...rest}
          />
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
  return onChange
}

test('a read-only reviewer shows name and state [IRP-12, IRP-21]', () => {
  show([first], true)
  expect(screen.getByDisplayValue('Ada Frei · a@b.ch')).toBeVisible()
  expect(screen.getByText('Offene Anfrage')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Reviewer hinzufügen' })).not.toBeInTheDocument()
})

test('a reviewer reads only their own row [IRP-21, IRP-22]', () => {
  const own = {
    id: 2,
    state: 4,
    reviewer: { id: 5, user: 7, user_email: 'c@d.ch', user_first_name: 'Cleo', user_last_name: 'Dorn' },
  }
  show([first, own], true, getViewer({ id: 7 }))
  expect(screen.getByDisplayValue('Cleo Dorn · c@d.ch')).toBeVisible()
  expect(screen.queryByDisplayValue('Ada Frei · a@b.ch')).not.toBeInTheDocument()
})

test('an added reviewer starts with an open request [IRP-14]', async () => {
  const onChange = show([first])
  await userEvent.click(screen.getByRole('button', { name: 'Reviewer hinzufügen' }))
  expect(onChange).toHaveBeenCalledWith([first, { state: 1, reviewer: null }])
})

test('removing a reviewer keeps the others [IRP-12]', async () => {
  const onChange = show([first, { ...first, id: 2 }])
  const [, second] = screen.getAllByRole('button', { name: 'Reviewer entfernen' })
  if (second) await userEvent.click(second)
  expect(onChange).toHaveBeenCalledWith([first])
})

test('a review without reviewers shows so [IRP-13]', () => {
  show(null)
  expect(screen.getByText('Noch niemand angefragt.')).toBeVisible()
})
