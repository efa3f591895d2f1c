import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '#ui/toasts/Toasts.tsx'
import { clearToasts, getKept, toast, setToastsOff, useToasts } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
  clearToasts()
  setToastsOff(false)
  render(<Toasts />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function pass(time: number): void {
  act(() => {
    vi.advanceTimersByTime(time)
  })
}

test('a toast vanishes after three seconds [UI-02]', () => {
  act(() => toast.success('Gespeichert'))
  pass(2999)
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert')
  pass(1)
  expect(screen.queryByText('Gespeichert')).toBeNull()
})

test('shows a repeated error once but lists every occurrence', () => {
  act(() => {
    for (const text of ['Adressen: Serverfehler', 'Adressen: Serverfehler', 'Orte: Serverfehler'])
      toast.error(text, { title: 'Fehler' })
    for (const text of ['Gespeichert', 'Gespeichert']) toast.success(text)
    toast.success('86 geändert', { keep: true })
    toast.error('Darf nicht leer sein.', { title: 'Feld: Name', keep: false })
  })
  expect(screen.getAllByText('Adressen: Serverfehler')).toHaveLength(1)
  expect(screen.getAllByText('Orte: Serverfehler')).toHaveLength(1)
  expect(screen.getAllByText('Gespeichert')).toHaveLength(2)
  const { unread } = useToasts.getState()
  expect(getKept(useToasts.getState()).map(({ text }) => text)).toEqual([
    '86 geändert',
    'Orte: Serverfehler',
    'Adressen: Serverfehler',
    'Adressen: Serverfehler',
  ])
  expect(unread).toBe(4)
})

test('a permanent toast stays until it is closed [UI-03]', () => {
  act(() => toast.error('Offline', { permanent: true }))
  pass(60_000)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.queryByText('Offline')).toBeNull()
})

test('the timer of a toast pauses on hover and focus [X04]', () => {
  act(() => toast.error('Fehler'))
  pass(2000)
  fireEvent.pointerEnter(screen.getByRole('alert'))
  pass(10_000)
  fireEvent.focus(screen.getByRole('button'))
  fireEvent.pointerLeave(screen.getByRole('alert'))
  pass(10_000)
  fireEvent.blur(screen.getByRole('button'))
  pass(999)
  expect(screen.getByRole('alert')).toBeVisible()
  pass(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('toasts of success can be hidden but stay in the list [UI-04] [D-32]', () => {
  act(() => {
    setToastsOff(true)
    toast.success('Gespeichert')
    toast.info('Hinweis')
    toast.error('Fehlgeschlagen')
  })
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('alert')).toHaveTextContent('Fehlgeschlagen')
  expect(useToasts.getState().kept.map(({ text }) => text)).toEqual(['Fehlgeschlagen', 'Hinweis', 'Gespeichert'])
})

test('shows a text with tags literally [R01]', () => {
  act(() => toast.info('<b>fett</b>'))
  expect(screen.getByRole('status')).toHaveTextContent('<b>fett</b>')
})
