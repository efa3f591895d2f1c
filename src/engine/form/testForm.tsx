import { type ReactNode, useEffect } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { getFormSchema } from './getSchema.ts'

type Props = {
  values: Values
  errors?: Record<string, { type: string; message: string }>
  onChange?: (key: string, value: unknown) => void
  children: ReactNode
}

/** The form around a widget, for tests of widgets: its other values, and its changes. */
export function TestForm({ values, errors = {}, onChange, children }: Props) {
  const form = useForm<Values>({ values, errors, resetOptions: { keepErrors: true } })
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type, values: now }) =>
          name !== undefined && type === 'change' && onChange?.(name, now[name]),
      }),
    [subscribe, onChange],
  )
  return <FormProvider {...form}>{children}</FormProvider>
}

/** The first error of each key of a form. */
export function findInvalid(collection: Collection, row: Row, viewer: Viewer, isNew: boolean): Record<string, string> {
  const issues = getFormSchema(collection, row, viewer, isNew).safeParse(row).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}
