import { act, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDebounced } from './useDebounced.ts'
import { cleanLine } from '#lib/text/cleanText.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function typing(pause: number, clean?: (text: string) => string) {
  const handed: string[] = []
  const { result } = renderHook(() => {
    const [value, setValue] = useState('')
    const [typed, type, flush] = useDebounced(
      value,
      (text) => {
        handed.push(text)
        setValue(text)
      },
      pause,
      false,
      clean,
    )
    return { typed, type, flush, setValue }
  })
  const wait = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))
  const type = (text: string): void => act(() => result.current.type(text))
  return { handed, result, wait, type }
}

test.each([300, 500])('reports a text once, %i ms after the last key [LIST-19, LIST-21, FORM-15]', (pause) => {
  const { handed, wait, type } = typing(pause)
  type('a')
  wait(pause - 1)
  type('ab')
  wait(pause - 1)
  expect(handed).toEqual([])
  wait(1)
  expect(handed).toEqual(['ab'])
})

test('a reported value does not overwrite later input', () => {
  const { result, wait, type } = typing(300)
  type('ab')
  wait(300)
  type('abc')
  expect(result.current.typed).toBe('abc')
  wait(300)
  expect(result.current.typed).toBe('abc')
})

test('leaving the field reports its text immediately', () => {
  const { handed, result, type } = typing(300)
  type('ab')
  act(() => result.current.flush())
  expect(handed).toEqual(['ab'])
  act(() => result.current.setValue(''))
  expect(result.current.typed).toBe('')
})

test('does not report a text that was replaced from outside', () => {
  const { handed, result, wait, type } = typing(300)
  type('ab')
  act(() => result.current.setValue('theirs'))
  expect(result.current.typed).toBe('theirs')
  wait(300)
  expect(handed).toEqual([])
  expect(result.current.typed).toBe('theirs')
})

test('cleans the reported text but not the input [D-94]', () => {
  const { handed, result, wait, type } = typing(300, cleanLine)
  type('Klinik ')
  wait(300)
  expect([handed, result.current.typed]).toEqual([['Klinik'], 'Klinik '])
  type('Klinik See')
  wait(300)
  expect([handed, result.current.typed]).toEqual([['Klinik', 'Klinik See'], 'Klinik See'])
})
