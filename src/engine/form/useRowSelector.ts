import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Row } from '#api/rows/page.ts'
import type { Values } from '#engine/collection.ts'

/** The record in a form: the loaded one, overlaid with the input. A new one has the id 0. */
export function getRow(base: Row | undefined, values: Values): Row {
  return { ...base, ...values, id: base?.id ?? 0 }
}

/** The result of `read` on the record in the form, as plain data; re-renders only when that changes. */
export function useRowSelector<T>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  base: Row | undefined,
  read: (row: Row) => T,
): T {
  const listen = useCallback(
    (notify: () => void) => subscribe({ formState: { values: true }, callback: notify }),
    [subscribe],
  )
  const found = useSyncExternalStore(listen, () => JSON.stringify([read(getRow(base, getValues()))]))
  return useMemo(() => (JSON.parse(found) as [T])[0], [found])
}
