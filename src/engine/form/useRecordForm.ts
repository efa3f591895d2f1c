import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Row } from '#api/rows/page.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { initialValues } from './entries.ts'
import { diffValues, isSame } from '#engine/form/save/merge.ts'
import { getFormSchema } from './getSchema.ts'
import { getRow, useRowSelector } from './useRowSelector.ts'
import { useInvalidInputs } from './useInvalidInputs.ts'
import { useViewer } from '#engine/viewer.ts'

export type RecordForm = UseFormReturn<Values> & {
  /** The record as it was loaded; undefined for a new one. */
  base: Row | undefined
  /**
   * Whether input is unsaved: compared with `base`, without the order of lists, which react-hook-form's own `isDirty`
   * respects.
   */
  isChanged: boolean
  /** The same for the current values, before the next render. */
  hasChanges: () => boolean
  /** The keys that were changed. */
  changed: string[]
  unparsed: ReturnType<typeof useInvalidInputs<Values>>
  /**
   * Resets the form to a record, keeping input since the values were `sent`, or since the last reset; returns whether
   * there is no such input.
   */
  restart: (row: Row, sent?: Values) => boolean
}

/** The form of a record. A newer response is applied only while nothing was typed. */
export function useRecordForm(collection: Collection, row: Row | undefined, first: Values): RecordForm {
  const viewer = useViewer()
  const [base, setBase] = useState(row)
  const started = useRef<Values>({})
  const newest = useRef(row)
  const taken = useRef(row)
  const form = useForm<Values>({
    defaultValues: { ...initialValues(collection, row), ...first },
    resolver: (values, context, options) =>
      zodResolver(getFormSchema(collection, getRow(base, values), viewer, base === undefined, base), undefined, {
        raw: true,
      })(values, context, options),
    // `useSave` focuses the first field in page order; here it would be the first one rendered.
    shouldFocusError: false,
  })
  const { reset, getValues } = form
  const unparsed = useInvalidInputs(form)
  const { isEmptyNow } = unparsed
  const differs = useMemo(() => comparedWith(collection, initialValues(collection, base)), [collection, base])
  const changed = useRowSelector(form, base, differs)
  const isChanged = changed.length > 0 || !unparsed.isEmpty

  const restart = useCallback(
    (next: Row, sent = started.current) => {
      setBase(next)
      // The response on the page may be older than `next`, and is not applied after it.
      taken.current = newest.current
      const typed = getValuesTypedSince(collection, sent, getValues())
      started.current = initialValues(collection, next)
      reset({ ...started.current, ...typed })
      return Object.keys(typed).length === 0 && isEmptyNow()
    },
    [collection, reset, getValues, isEmptyNow],
  )
  useEffect(() => {
    newest.current = row
    // The values below it, which react-hook-form holds, change with it. Input may have arrived since the render.
    // oxlint-disable-next-line react/set-state-in-effect
    if (row && row !== taken.current && !isChanged && differs(getValues()).length === 0) restart(row, getValues())
  }, [row, isChanged, differs, restart, getValues])

  const hasChanges = () => differs(getValues()).length > 0 || !isEmptyNow()
  return { ...form, base, isChanged, hasChanges, changed, unparsed, restart }
}

/** The keys whose values differ from others; identical objects are not compared again, as a key may hold a megabyte. */
function comparedWith(collection: Collection, others: Values): (values: Values) => string[] {
  const last = new Map<string, { value: unknown; isSame: boolean }>()
  const isKept = (key: string, value: unknown): boolean => {
    const known = last.get(key)
    if (known && known.value === value) return known.isSame
    const fresh = { value, isSame: isSame(collection, key, others[key], value) }
    last.set(key, fresh)
    return fresh.isSame
  }
  return (values) => Object.keys(others).filter((key) => !isKept(key, values[key]))
}

function getValuesTypedSince(collection: Collection, sent: Values, values: Values): Values {
  return Object.fromEntries(diffValues(collection, Object.keys(values), sent, values).map((key) => [key, values[key]]))
}
