import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { TestForm } from '#engine/form/testForm.tsx'
import { number } from '#engine/fieldTypes.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import FrabosSent from '#features/hospitals/FrabosSent.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'fields-patzu', 'fields-irp', 'fields-results', 'fields-accounts'])
})
afterEach(cleanup)

const collection = {
  ...testCollection,
  path: 'patzu/declarations',
  fields: { frabos_sent: number({ integer: true, min: 0 }) },
}

async function show(stored: number) {
  await signedInAs(7)
  const patched: unknown[] = []
  const hospital = { id: 4, frabos_max: 100, frabos_vorjahr: 40 }
  server.use(
    http.get(`${base}patzu/hospitals/4/`, () => HttpResponse.json(hospital)),
    http.patch(`${base}patzu/hospitals/4/`, async ({ request }) => {
      const body = (await request.json()) as object
      patched.push(body)
      return HttpResponse.json(Object.assign(hospital, body))
    }),
  )
  function Held() {
    const [value, setValue] = useState<unknown>(stored)
    const rest = { onProblem: () => undefined, isNew: false, readOnly: false, required: false }
    return (
      <TestForm values={{ hospital_id: 4 }}>
        <FrabosSent
          collection={collection}
          name="frabos_sent"
          label="Versandt"
          value={value}
          onChange={setValue}
          {...rest}
        />
      </TestForm>
    )
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ViewerContext value={viewerOf({ isStaff: true })}>
        <Held />
      </ViewerContext>
    </QueryClientProvider>,
  )
  return patched
}

async function type(text: string) {
  const field = screen.getByLabelText('Versandt')
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}

test('a changed number of questionnaires offers what follows for the hospital, old and new [PATZU-05, D-62]', async () => {
  const patched = await show(40)
  await type('500')
  expect(await screen.findByText('550')).toBeVisible()
  expect(screen.getByText(/Fragebogen \(Maximum\): 100/)).toBeVisible()
  expect(screen.getByText(/Fragebogen \(Vorjahr\): 40/)).toBeVisible()
  expect(patched).toEqual([])
})

test('only when it is applied the hospital changes, and the offer is gone [PATZU-05, PATZU-11, D-62]', async () => {
  const patched = await show(40)
  await type('500')
  await userEvent.click(await screen.findByRole('button', { name: 'Beim Spital übernehmen' }))
  await waitFor(() => expect(patched).toEqual([{ frabos_max: 550, frabos_vorjahr: 500 }]))
  await waitFor(() => expect(screen.queryByText('550')).not.toBeInTheDocument())
})

test('nothing is offered for a number nobody touched [D-62]', async () => {
  await show(500)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
