import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { progress } from './progress.ts'
import { forget } from './interrupted.ts'
import { useProgress } from './running.ts'
import { ProgressProvider } from './ProgressProvider.tsx'

beforeAll(async () => {
  await import('./ProgressDialog.tsx')
  await i18next.changeLanguage('de')
})
afterEach(() => {
  useProgress.setState({ running: [] })
  forget()
  sessionStorage.clear()
  cleanup()
})

const task = { title: 'Löschen', getName: (item: string) => `Eintrag ${item}` }

test('cancelling stops the remaining work and names it [UI-08] [UI-09]', async () => {
  render(<ProgressProvider />)
  const user = userEvent.setup()
  const signals: AbortSignal[] = []
  const waiting: (() => void)[] = []
  const step = new Promise<void>((resolve) => {
    waiting.push(resolve)
  })
  const outcome = progress({
    ...task,
    items: ['a', 'b', 'c'],
    run: (item, signal) => {
      signals.push(signal)
      return item === 'b' ? step : Promise.resolve()
    },
  })
  expect(await screen.findByText('1 von 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(signals.at(-1)?.aborted).toBe(true)
  waiting[0]?.()
  expect(await screen.findByText('Nicht versucht (1)')).toBeVisible()
  expect(screen.getByText('Eintrag c')).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Schliessen' }).at(-1) ?? document.body)
  await expect(outcome).resolves.toEqual({ done: ['a', 'b'], failed: [], left: ['c'] })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the progress of an item moves the bar', async () => {
  render(<ProgressProvider />)
  const end: (() => void)[] = []
  const outcome = progress({
    ...task,
    items: ['a', 'b'],
    run: async (_item, _signal, report) => {
      report(0.5)
      report(1)
      await new Promise<void>((resolve) => void end.push(resolve))
    },
  })
  expect(await screen.findByRole('progressbar', { name: 'Löschen' })).toHaveValue(0.99)
  expect(screen.getByText('0 von 2')).toBeVisible()
  end[0]?.()
  expect(await screen.findByText('1 von 2')).toBeVisible()
  end[1]?.()
  await expect(outcome).resolves.toMatchObject({ done: ['a', 'b'] })
})

test('the first error stops the work if requested [I10]', async () => {
  render(<ProgressProvider />)
  const user = userEvent.setup()
  const outcome = progress({
    ...task,
    items: ['a', 'b', 'c', 'd', 'e'],
    stopOnError: true,
    run: (item) => (item === 'c' ? Promise.reject(new Error('Keine Berechtigung')) : Promise.resolve()),
  })
  expect(await screen.findByText('Fehlgeschlagen (1)')).toBeVisible()
  expect(screen.getByText('Keine Berechtigung')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Nicht alles ist erledigt' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Schliessen' }).at(-1) ?? document.body)
  await expect(outcome).resolves.toEqual({
    done: ['a', 'b'],
    failed: [{ item: 'c', message: 'Keine Berechtigung' }],
    left: ['d', 'e'],
  })
})

test('two pieces of work have separate dialogs', async () => {
  render(<ProgressProvider userId={7} />)
  const open = new Map<string, () => void>()
  const signals = new Map<string, AbortSignal>()
  const start = async (title: string, items: string[]) =>
    await progress({
      ...task,
      title,
      items,
      run: async (item, signal) => {
        signals.set(item, signal)
        await new Promise<void>((resolve) => void open.set(item, resolve))
      },
    })
  const first = start('Löschen', ['a', 'b'])
  const second = start('Wiederherstellen', ['x', 'y', 'z'])
  expect(await screen.findByRole('progressbar', { name: 'Wiederherstellen' })).toHaveAttribute('max', '3')
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect([...signals].map(([item, { aborted }]) => [item, aborted])).toEqual([
    ['a', false],
    ['x', true],
  ])
  open.get('a')?.()
  await waitFor(() => expect(open.has('b')).toBe(true))
  open.get('b')?.()
  await expect(first).resolves.toMatchObject({ done: ['a', 'b'] })
  expect(useProgress.getState().running.map(({ title }) => title)).toEqual(['Wiederherstellen'])
  expect(sessionStorage).toHaveLength(1)
  open.get('x')?.()
  expect(await screen.findByText('Nicht versucht (2)')).toBeVisible()
  await userEvent.click(screen.getAllByRole('button', { name: 'Schliessen' }).at(-1) ?? document.body)
  await expect(second).resolves.toEqual({ done: ['x'], failed: [], left: ['y', 'z'] })
  expect(sessionStorage).toHaveLength(0)
})

test('work without an error closes by itself [UI-08]', async () => {
  const outcome = await progress({ ...task, items: ['a', 'b'], run: () => Promise.resolve() })
  expect(outcome).toEqual({ done: ['a', 'b'], failed: [], left: [] })
  expect(useProgress.getState().running).toEqual([])
})

test('continuing repeats failed and skipped items', async () => {
  render(<ProgressProvider />)
  const user = userEvent.setup()
  const tried: string[] = []
  const outcome = progress({
    ...task,
    items: ['a', 'b', 'c'],
    canRetry: true,
    stopOnError: true,
    run: (item) => {
      tried.push(item)
      return item === 'b' && tried.length < 3 ? Promise.reject(new Error('Nein')) : Promise.resolve()
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Diese 2 erneut versuchen' }))
  await expect(outcome).resolves.toEqual({ done: ['a', 'b', 'c'], failed: [], left: [] })
  expect(tried).toEqual(['a', 'b', 'b', 'c'])
})

test('finished work needs no confirmation to leave', async () => {
  render(<ProgressProvider userId={7} />)
  await progress({ ...task, items: ['a'], run: () => Promise.resolve() })
  const leaving = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(leaving)
  expect(leaving.defaultPrevented).toBe(false)
  expect(sessionStorage).toHaveLength(0)
})

describe('work that a reload interrupts', () => {
  /** Work whose second item never ends. */
  async function cutOff() {
    const { unmount } = render(<ProgressProvider userId={7} />)
    void progress({
      ...task,
      items: ['a', 'b', 'c'],
      run: (item) => (item === 'a' ? Promise.resolve() : new Promise(() => {})),
    })
    await screen.findByText('1 von 3')
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    unmount()
    useProgress.setState({ running: [] })
    return leaving
  }

  test('confirms before the reload and shows its results afterwards [I10]', async () => {
    const leaving = await cutOff()
    expect(leaving.defaultPrevented).toBe(true)
    render(<ProgressProvider userId={7} />)
    expect(await screen.findByText('Erledigt (1)')).toBeVisible()
    expect(screen.getByText('Nicht versucht (2)')).toBeVisible()
    expect(screen.getByText(/Ob «Eintrag b» noch erledigt wurde, ist nicht bekannt/)).toBeVisible()
    await userEvent.click(screen.getAllByRole('button', { name: 'Schliessen' }).at(-1) ?? document.body)
    expect(sessionStorage).toHaveLength(0)
  })

  test('is not shown to somebody else [D04]', async () => {
    await cutOff()
    render(<ProgressProvider userId={8} />)
    expect(sessionStorage).toHaveLength(0)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
