import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import { ValidationError } from '#api/http/errors.ts'
import { errorMessage, serverMessage } from '#api/http/errorMessage.ts'
import type { Collection } from '#engine/collection.ts'
import { SaveCancelled } from './SaveCancelled.ts'
import { useKeyLabel } from '#engine/fields/useKeyLabel.ts'
import { useNotifyError } from './useNotifyError.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** The first message of each field that a server refused, by the key of the field. */
export function firstMessages({ fields }: ValidationError): { key: string; message: string }[] {
  const first = new Map<string, string>()
  for (const { path, message } of fields) {
    const [key = path] = path.split('.')
    if (!first.has(key)) first.set(key, serverMessage(message))
  }
  return [...first].map(([key, message]) => ({ key, message }))
}

/** One toast for each refused field, by its label, with its first message (ERR-01). */
export function notifyFields(error: ValidationError, getLabel: (key: string) => string, keep?: boolean): void {
  for (const { key, message } of firstMessages(error))
    toast.error(message, { title: i18next.t('error.field', { field: getLabel(key) }), keep })
}

/**
 * Shows why the server refused a record: one toast for each field, by its label, with its first message (ERR-01). The
 * bell leaves out messages that are shown at their field (`isAtField`).
 */
export function useNotifyRefusal(
  collection: Collection,
  { isAtField = false } = {},
): (error: unknown, title?: string) => void {
  const { t } = useTranslation()
  const getLabel = useKeyLabel(collection)
  const notifyError = useNotifyError()
  return (error, title) => {
    if (error instanceof SaveCancelled) return
    if (!(error instanceof ValidationError)) return notifyError(error, title)
    notifyFields(error, getLabel, !isAtField)
    for (const message of error.general) toast.error(serverMessage(message), { title: title ?? t('error.title') })
  }
}

/**
 * Why the server refused something, in one text for a list of several: the first message of every field, by its label.
 */
export function refusalText(error: unknown, getLabel: (key: string) => string): string {
  if (!(error instanceof ValidationError)) return errorMessage(error)
  const atFields = firstMessages(error).map(({ key, message }) => `${getLabel(key)}${labelSeparator()}${message}`)
  return [...error.general.map(serverMessage), ...atFields].join(' ')
}
