// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { listQuery } from '#api/rows/queries.ts'
import { endSession, signOut } from '#api/session/session.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { forgetWithSession, queries } from './queries.ts'
import { confirm, useConfirmQueue } from '#ui/confirm/confirm.ts'
import { toast, useToasts } from '#ui/feedback/toasts.ts'
import { progress } from '#ui/overlays/progress/progress.ts'
import { useProgress } from '#ui/overlays/progress/running.ts'

const server = testBackend()
forgetWithSession()
beforeEach(() => server.use(http.post(`${base}api/token/blacklist/`, () => HttpResponse.json({}))))

test('a logout clears queries, toasts, questions and recent actions [SESS-12, D04]', async () => {
  await signedInAs(2)
  queries.setQueryData([2, 'accounts/users', 'row', 5], { id: 5, email: 'anna@spital.ch' })
  toast.error('anna@spital.ch: Zeitüberschreitung', { permanent: true })
  const response = confirm({ kind: 'warning', title: 'Löschen', text: 'anna@spital.ch löschen?' })
  void progress({
    title: 'Löschen',
    items: ['anna@spital.ch'],
    getName: (name) => name,
    run: async () => await Promise.reject(new Error('409')),
  })
  await expect.poll(() => useProgress.getState().running[0]?.result).toBeTruthy()

  await signOut()
  await expect(response).resolves.toBe(false)
  expect(queries.getQueryCache().getAll()).toEqual([])
  expect(useToasts.getState()).toMatchObject({ shown: [], kept: [], unread: 0 })
  expect(useConfirmQueue.getState().requested).toEqual([])
  expect(useProgress.getState().running).toEqual([])
})

test('requests the data on screen again after a re-login of the same user [S10, D04]', async () => {
  await signedInAs(2)
  let responded = 0
  server.use(
    http.get(`${base}patzu/tokens/`, () => {
      responded += 1
      return HttpResponse.json([{ id: responded }])
    }),
    http.get(`${base}patzu/event/`, () => HttpResponse.json([{ id: 9 }])),
  )
  const shown = new QueryObserver(queries, listQuery(2, 'patzu/tokens', {}))
  const stopShowing = shown.subscribe(() => undefined)
  await expect.poll(() => shown.getCurrentResult().data?.rows).toEqual([{ id: 1 }])
  queries.setQueryData([2, 'accounts/users', 'row', 5], { id: 5, email: 'anna@spital.ch' })

  await endSession()
  expect(queries.getQueryData([2, 'accounts/users', 'row', 5])).toBeUndefined()
  const late = new QueryObserver(queries, listQuery(2, 'patzu/event', {}))
  const stopLate = late.subscribe(() => undefined)
  await shown.refetch()
  await expect.poll(() => queries.isFetching()).toBe(0)
  expect(shown.getCurrentResult()).toMatchObject({ status: 'success', error: null, data: { rows: [{ id: 1 }] } })
  expect(late.getCurrentResult()).toMatchObject({ status: 'pending', error: null })

  await signedInAs(2)
  await expect.poll(() => shown.getCurrentResult().data?.rows).toEqual([{ id: 2 }])
  await expect.poll(() => late.getCurrentResult().data?.rows).toEqual([{ id: 9 }])
  stopShowing()
  stopLate()

  await endSession()
  queries.setQueryData([2, 'accounts/users', 'row', 5], { id: 5, email: 'anna@spital.ch' })
  await signedInAs(3)
  expect(queries.getQueryCache().getAll()).toEqual([])
})

test('a component that shows its own errors shows none of a session that ended [S10]', async () => {
  await signedInAs(2)
  server.use(http.get(`${base}patzu/event/`, () => HttpResponse.json([{ id: 9 }])))
  await endSession()
  const late = new QueryObserver(queries, { ...listQuery(2, 'patzu/event', {}), meta: { isShownInPlace: true } })
  const stop = late.subscribe(() => undefined)
  await expect.poll(() => queries.isFetching()).toBe(0)
  expect(late.getCurrentResult()).toMatchObject({ status: 'pending', error: null })

  await signedInAs(2)
  await expect.poll(() => late.getCurrentResult().data?.rows).toEqual([{ id: 9 }])
  stop()
})

test('an error that the component shows itself causes no toast', async () => {
  await signedInAs(2)
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['portal', 'names'])
  const failing = { queryFn: async () => await Promise.reject(new Error('500')), gcTime: 0 }
  await queries.prefetchQuery({ ...failing, queryKey: ['early', 'here'], meta: { isShownInPlace: true } })
  expect(useToasts.getState().shown).toEqual([])
  await queries.prefetchQuery({ ...failing, queryKey: ['early', 'elsewhere'] })
  expect(useToasts.getState().shown).toHaveLength(1)
})

test('errors during the sign-in stay visible after it [AUTH-29]', async () => {
  toast.error('Anmeldung fehlgeschlagen')
  await signedInAs(2)
  expect(useToasts.getState().kept).toHaveLength(1)
})

test('shows no data read before a refusal [A03, A07]', async () => {
  await signedInAs(2)
  queries.setQueryData(['viewer', 1], { id: 2 })
  queries.setQueryData([2, 'results/evaluations', 'row', 5], { id: 5, name: 'Nur für Stab' })
  server.use(http.get(`${base}patzu/tokens/`, () => HttpResponse.json({ detail: 'Nein.' }, { status: 403 })))
  await expect(queries.fetchQuery(listQuery(2, 'patzu/tokens', {}))).rejects.toThrow('error.forbidden')
  expect(queries.getQueryData([2, 'results/evaluations', 'row', 5])).toBeUndefined()
  expect(queries.getQueryData(['viewer', 1])).toEqual({ id: 2 })
})
