import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { type ReactNode, StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ForbiddenError, UnauthorizedError } from '#api/http/errors.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useToasts } from '#ui/feedback/toasts.ts'
import { useAction, useRunOnOpen } from './useAction.ts'

beforeAll(async () => await i18next.changeLanguage('de'))
beforeEach(() => useToasts.setState({ kept: [], shown: [] }))
afterEach(cleanup)

/** Calls that the test resolves by hand, in their order. */
function calls() {
  const open: { resolve: (value: string) => void; reject: (error: unknown) => void }[] = []
  const run = vi.fn<(input: string) => Promise<string>>(
    async () => await new Promise<string>((resolve, reject) => void open.push({ resolve, reject })),
  )
  return { run, open }
}

function inApp() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, wrapper }
}

/** Clicks and waits for the render: TanStack Query publishes its state in the next turn. */
const inAct = async (click: () => void) =>
  await act(async () => {
    click()
    await new Promise((resolve) => setTimeout(resolve))
  })
const shownToasts = () => useToasts.getState().kept.map(({ kind, title, text }) => [kind, title, text])

test('a double click makes one call [N15]', async () => {
  const { run, open } = calls()
  const { result } = renderHook(() => useAction({ run }), inApp())
  let first: Promise<unknown> | undefined
  await inAct(() => {
    first = result.current.run('a')
    void result.current.run('b')
  })
  expect(run).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(result.current).toMatchObject({ isPending: true, input: 'a' }))
  await inAct(() => open[0]?.resolve('done'))
  await expect(first).resolves.toBe('done')
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, input: undefined, result: 'done' }))
  await inAct(() => void result.current.run('c'))
  expect(run.mock.calls.map(([input]) => input)).toEqual(['a', 'c'])
})

test('ignores a second click even after the end of the session cleared the cache', async () => {
  const { run } = calls()
  const { client, wrapper } = inApp()
  const { result } = renderHook(() => useAction({ run }), { wrapper })
  await inAct(() => void result.current.run('a'))
  client.clear()
  await act(async () => await expect(result.current.run('b')).resolves.toBeUndefined())
  expect(run).toHaveBeenCalledTimes(1)
})

test('two actions of one component do not share their state', async () => {
  const one = calls()
  const other = calls()
  const { result } = renderHook(() => [useAction({ run: one.run }), useAction({ run: other.run })] as const, inApp())
  await inAct(() => void result.current[0].run('a'))
  await waitFor(() => expect(result.current.map(({ isPending }) => isPending)).toEqual([true, false]))
  await inAct(() => void result.current[1].run('b'))
  expect(other.run).toHaveBeenCalledTimes(1)
})

test('shows an error once under the title of the action', async () => {
  const { run, open } = calls()
  const { result } = renderHook(() => useAction({ run, title: 'Freigeben', success: 'Freigegeben' }), inApp())
  let done: Promise<unknown> | undefined
  await inAct(() => void (done = result.current.run('a')))
  await inAct(() => open[0]?.reject(new ForbiddenError('Nicht erlaubt.')))
  await expect(done).resolves.toBeUndefined()
  expect(shownToasts()).toEqual([['error', 'Freigeben', 'Nicht erlaubt.']])
  await waitFor(() => expect(result.current.isPending).toBe(false))
})

test('the end of the session causes no error of the action', async () => {
  const { run, open } = calls()
  const { result } = renderHook(() => useAction({ run }), inApp())
  let done: Promise<unknown> | undefined
  await inAct(() => void (done = result.current.run('a')))
  await inAct(() => open[0]?.reject(new UnauthorizedError()))
  await done
  expect(shownToasts()).toEqual([])
})

test('a custom error handler replaces the toast', async () => {
  const { run, open } = calls()
  const showError = vi.fn()
  const { result } = renderHook(() => useAction({ run, showError, title: 'Löschen' }), inApp())
  const error = new ForbiddenError()
  let done: Promise<unknown> | undefined
  await inAct(() => void (done = result.current.run('a')))
  await inAct(() => open[0]?.reject(error))
  await done
  expect(showError.mock.calls).toEqual([[error, 'Löschen', 'a']])
  expect(shownToasts()).toEqual([])
})

test('invalidates its queries before it reports success', async () => {
  const { run, open } = calls()
  const { client, wrapper } = inApp()
  const reads: (() => void)[] = []
  const queryFn = vi.fn(async () => await new Promise<number>((resolve) => reads.push(() => resolve(reads.length))))
  const onDone = vi.fn()
  const { result } = renderHook(
    () => {
      const list = useQuery({ queryKey: queryKeys.list(7, 'test/things', {}), queryFn })
      const action = useAction({
        run,
        invalidates: [queryKeys.endpoint(7, 'test/things')],
        success: 'Gespeichert',
        onDone,
      })
      return { list, action }
    },
    { wrapper },
  )
  const other = queryKeys.list(7, 'test/others', {})
  client.setQueryData(other, 1)
  await inAct(() => reads[0]?.())
  await waitFor(() => expect(result.current.list.data).toBe(1))
  await inAct(() => void result.current.action.run('a'))
  await inAct(() => open[0]?.resolve('made'))
  await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2))
  expect(result.current.action.isPending).toBe(true)
  expect([shownToasts(), onDone.mock.calls]).toEqual([[], []])
  await inAct(() => reads[1]?.())
  await waitFor(() => expect(result.current.action.isPending).toBe(false))
  expect(shownToasts()).toEqual([['success', undefined, 'Gespeichert']])
  expect(onDone.mock.calls).toEqual([['made', 'a']])
  expect(client.getQueryState(other)?.isInvalidated).toBe(false)
})

test.each([true, false])('after an error it invalidates only where requested (%s)', async (requested) => {
  const { run, open } = calls()
  const { client, wrapper } = inApp()
  const key = queryKeys.row(7, 'test/things', 1)
  client.setQueryData(key, { id: 1 })
  const invalidates = [queryKeys.user(7)]
  const { result } = renderHook(() => useAction({ run, invalidates, invalidatesOnError: requested }), { wrapper })
  let done: Promise<unknown> | undefined
  await inAct(() => void (done = result.current.run('a')))
  await inAct(() => open[0]?.reject(new ForbiddenError()))
  await done
  expect(client.getQueryState(key)?.isInvalidated).toBe(requested)
})

test('invalidates its queries without navigating after the user left', async () => {
  const { run, open } = calls()
  const { client, wrapper } = inApp()
  const key = queryKeys.list(7, 'test/things', {})
  client.setQueryData(key, [])
  const onDone = vi.fn()
  const options = { run, onDone, success: 'Gespeichert', invalidates: [queryKeys.endpoint(7, 'test/things')] }
  const { result, unmount } = renderHook(() => useAction(options), { wrapper })
  let done: Promise<unknown> | undefined
  await inAct(() => void (done = result.current.run('a')))
  unmount()
  await act(async () => {
    open[0]?.resolve('made')
    await done
  })
  expect(client.getQueryState(key)?.isInvalidated).toBe(true)
  expect(shownToasts()).toEqual([['success', undefined, 'Gespeichert']])
  expect(onDone).not.toHaveBeenCalled()
})

test('an initial action runs once in StrictMode [D-08]', async () => {
  const { run, open } = calls()
  const { wrapper: App } = inApp()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>
      <App>{children}</App>
    </StrictMode>
  )
  const { result, rerender } = await act(
    async () =>
      await Promise.resolve(
        renderHook(
          () => {
            const action = useAction({ run })
            useRunOnOpen(async () => await action.run('token'))
            return action
          },
          { wrapper },
        ),
      ),
  )
  expect(run).toHaveBeenCalledTimes(1)
  await inAct(() => open[0]?.resolve('signed in'))
  await waitFor(() => expect(result.current).toMatchObject({ isPending: false, result: 'signed in' }))
  rerender()
  expect(run).toHaveBeenCalledTimes(1)
})

test('runs the action of the pressed button before its effects ran', async () => {
  const seen: string[] = []
  function Button({ text }: { text: string }) {
    const action = useAction({ run: async () => await Promise.resolve(void seen.push(text)) })
    useLayoutEffect(() => {
      if (text === 'newer') void action.run()
      // oxlint-disable-next-line react/exhaustive-deps -- pressed once, as soon as the newer text is rendered
    }, [text])
    return text
  }
  // Without `act`, which runs all effects of a render at the same time.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const { wrapper: App } = inApp()
  const place = document.createElement('div')
  const root = createRoot(place)
  for (const text of ['older', 'newer']) {
    root.render(
      <App>
        <Button text={text} />
      </App>,
    )
    await vi.waitFor(() => expect(place).toHaveTextContent(text))
  }
  await vi.waitFor(() => expect(seen).toEqual(['newer']))
  root.unmount()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
