import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { registry } from './registry.ts'
import { useRecordForm } from '#engine/form/useRecordForm.ts'
import { useSave } from '#engine/form/save/useSave.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => await i18next.changeLanguage('de'))
beforeEach(() => useToasts.setState({ kept: [] }))

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <ViewerContext value={getViewer({ isStaff: true })}>{children}</ViewerContext>
  </QueryClientProvider>
)

test.each(['irp/review_years', 'irp/reviewers', 'irp/reviews'])(
  'a failed save of %s shows the server’s message [ERR-16]',
  async (path) => {
    await signedInAs(7)
    const review = { id: 3, year: 2025, name: 'Review', review_year: 1, hospital_id: 1, user: 4, reviewers: [] }
    server.use(
      http.get(`${base}${path}/3/`, () => HttpResponse.json(review)),
      http.put(`${base}${path}/3/`, () =>
        HttpResponse.json({ non_field_errors: ['Dieses Jahr ist abgeschlossen.'] }, { status: 400 }),
      ),
    )
    const collection = {
      ...(registry.get(path) ?? testCollection),
      form: ['name'],
      fields: { name: { kind: 'text' as const } },
    }
    const { result } = renderHook(
      () => {
        const form = useRecordForm(collection, review, {})
        return { form, saving: useSave(collection, form) }
      },
      { wrapper },
    )
    act(() => result.current.form.setValue('name', 'Anders'))
    await act(async () => await result.current.saving.save())
    expect(useToasts.getState().kept).toMatchObject([
      { kind: 'error', title: 'Fehler', text: 'Dieses Jahr ist abgeschlossen.' },
    ])
  },
)
