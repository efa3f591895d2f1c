import { zodResolver } from '@hookform/resolvers/zod'
import i18next from 'i18next'
import { useForm } from 'react-hook-form'
import { type Collection, type Entry, getField } from '#engine/collection.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { valueSchema } from '#engine/form/getSchema.ts'
import { useInvalidInputs } from '#engine/form/useInvalidInputs.ts'
import { useViewer } from '#engine/viewer.ts'
import type { Change } from './planChange.ts'
import { z } from '#lib/schema.ts'

/** The field to set and its value. */
export type Draft = { field: string | null; value: unknown }

/** The form of a change: a field and a value that may be in it. */
export function useChangeForm(collection: Collection, entries: readonly Entry[]) {
  const viewer = useViewer()
  const getLabel = useKeyLabel(collection)
  const form = useForm<Draft>({
    defaultValues: { field: null, value: null },
    resolver: (draft, context, options) =>
      zodResolver(schemaFor(collection, draft.field), undefined, { raw: true })(draft, context, options),
  })
  const unparsed = useInvalidInputs(form)
  /** The change of a valid draft. */
  const change = ({ field, value }: Draft): Change => {
    const entry = entries.find((one) => one.field === field)
    if (!entry) throw new RangeError('no field is chosen')
    return { collection, values: { [entry.field]: value }, viewer, getLabel }
  }
  return { form, unparsed, change }
}

function schemaFor(collection: Collection, name: string | null) {
  const required = { error: () => i18next.t('form.required') }
  return z.object({
    field: z.nullable(z.string()).check(z.refine((field) => field !== null, required)),
    value: name === null ? z.unknown() : valueSchema(getField(collection, name)),
  })
}
