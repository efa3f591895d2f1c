import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Row } from '#api/rows/page.ts'
import type { Values } from '#engine/collection.ts'

/** The record as it stands in a form: what was loaded, with what is typed over it. A new one has the id 0. */
export function getRow(base: Row | undefined, values: Values): Row {
  return { ...base, ...values, id: base?.id ?? 0 }
}

/** What `read` finds in the record as it stands in the form, as plain data; who asks is drawn again only when that is another. */
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
