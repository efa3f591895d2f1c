import { act, renderHook } from '@testing-library/react'
import { type ReactNode, useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import type { Row } from '#api/page.ts'
import { testCollection, viewerOf } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { useRecordForm } from './useRecordForm.ts'

const viewer = viewerOf({ isStaff: true })
const Staff = ({ children }: { children: ReactNode }) => <ViewerContext value={viewer}>{children}</ViewerContext>
const first: Row = { id: 1, name: 'Aare', anqid: 4 }

test('a newer answer is taken over while nothing is typed', async () => {
  const { result, rerender } = renderHook(({ row }) => useRecordForm(testCollection, row, {}), {
    initialProps: { row: first },
    wrapper: Staff,
  })
  await act(async () => rerender({ row: { ...first, name: 'Reuss' } }))
  expect(result.current.getValues('name')).toBe('Reuss')
})

test('what is typed in the moment in which a newer answer arrives stays', async () => {
  const { result, rerender } = renderHook(
    ({ row }) => {
      const form = useRecordForm(testCollection, row, {})
      const { setValue } = form
      // Between the drawing with the newer answer and its taking over.
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
  await act(async () => rerender({ row: { ...first, anqid: 5 } }))
  expect(result.current.getValues('name')).toBe('Rhein')
  expect(result.current.changed).toEqual(['name'])
})
