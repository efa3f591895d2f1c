import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from './Toasts.tsx'
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

test('the same error is on screen once, and in the list as often as it came; a success is told each time, and kept where it ends long work', () => {
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

test('the time of a toast stands still while the pointer or the focus is on it [X04]', () => {
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

test('switched off, successes are not shown, errors are, and the list keeps both [UI-04] [D-32]', () => {
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

test('a text with tags is shown literally [R01]', () => {
  act(() => toast.info('<b>fett</b>'))
  expect(screen.getByRole('status')).toHaveTextContent('<b>fett</b>')
})
