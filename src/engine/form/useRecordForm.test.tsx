import { testRow, type TestRow } from '#api/testRow.ts'
import { act, renderHook } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useRecordForm } from './useRecordForm.ts'

const viewer = getViewer({ isStaff: true })
const Staff = ({ children }: { children: ReactNode }) => <ViewerContext value={viewer}>{children}</ViewerContext>
const first: TestRow = { id: 1, name: 'Aare', anqid: 4 }

test('a newer response replaces untouched values', async () => {
  const { result, rerender } = renderHook(({ row }) => useRecordForm(testCollection, row, {}), {
    initialProps: { row: first },
    wrapper: Staff,
  })
  await act(async () => rerender({ row: testRow({ ...first, name: 'Reuss' }) }))
  expect(result.current.getValues('name')).toBe('Reuss')
})

test('input at the moment of a newer response stays', async () => {
  const { result, rerender } = renderHook(
    ({ row }) => {
      const form = useRecordForm(testCollection, row, {})
      const { setValue } = form
      // Between the render with the newer response and the reset of the form.
      useLayoutEffect(() => {
        if (row !== first) setValue('name', 'Rhein', { shouldDirty: true })
      }, [row, setValue])
      return form
    },
    {
      initialProps: { row: first },
      wrapper: Staff,
    },
  )
  await act(async () => rerender({ row: testRow({ ...first, anqid: 5 }) }))
  expect(result.current.getValues('name')).toBe('Rhein')
  expect(result.current.changed).toEqual(['name'])
})

test('saved values stay despite older responses on the page [N01, D-45]', async () => {
  const { result, rerender } = renderHook(({ row }) => useRecordForm(testCollection, row, {}), {
    initialProps: { row: first },
    wrapper: Staff,
  })
  const name = () => result.current.getValues('name')
  act(() => result.current.setValue('name', 'Rhein', { shouldDirty: true }))
  const sent = result.current.getValues()
  await act(async () => void result.current.restart(testRow({ ...first, name: 'Rhein' }), sent))
  expect(name()).toBe('Rhein')
  expect(result.current.isChanged).toBe(false)
  await act(async () => rerender({ row: testRow({ ...first, name: 'Rhein, as the server writes it' }) }))
  expect(name()).toBe('Rhein, as the server writes it')
  expect(result.current.restart(testRow({ ...first, name: 'Rhein, as the server writes it' }))).toBe(true)
})

test('input after a save stays unsaved when the record is read again [D-37, D-45]', async () => {
  const { result } = renderHook(({ row }) => useRecordForm(testCollection, row, {}), {
    initialProps: { row: first },
    wrapper: Staff,
  })
  act(() => result.current.setValue('name', 'Rhein', { shouldDirty: true }))
  await act(async () => void result.current.restart(testRow({ ...first, name: 'Rhein' }), result.current.getValues()))
  act(() => result.current.setValue('name', 'Rhone', { shouldDirty: true }))
  await act(async () => expect(result.current.restart(testRow({ ...first, name: 'Rhein', anqid: 5 }))).toBe(false))
  expect(result.current.getValues()).toMatchObject({ name: 'Rhone', anqid: 5 })
  expect(result.current.changed).toEqual(['name'])
})

test('a keystroke compares no other value', async () => {
  let reads = 0
  const heavy = {
    get text() {
      reads += 1
      return 'x'
    },
  }
  const row = { ...first, data: heavy }
  const { result } = renderHook(() => useRecordForm(testCollection, row, {}), { wrapper: Staff })
  act(() => result.current.setValue('name', 'Rhein', { shouldDirty: true }))
  const before = reads
  act(() => result.current.setValue('name', 'Rhone', { shouldDirty: true }))
  expect(reads).toBe(before)
  expect(result.current.changed).toEqual(['name'])
})

test('half-typed input counts as a change until it is removed [D-37]', () => {
  const { result } = renderHook(() => useRecordForm(testCollection, first, {}), { wrapper: Staff })
  expect(result.current.hasChanges()).toBe(false)
  act(() => result.current.unparsed.set('share', 'Bitte eine Zahl eingeben.'))
  expect(result.current.hasChanges()).toBe(true)
  expect(result.current.isChanged).toBe(true)
  act(() => result.current.unparsed.set('share', undefined))
  expect(result.current.hasChanges()).toBe(false)
})
