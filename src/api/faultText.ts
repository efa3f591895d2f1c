import { ApiFault, FieldErrors, ServerFault, TooMany } from './errors.ts'
import { faultWord } from './faultWords.ts'

/** A readable sentence in the language on screen for anything that was thrown. */
export function faultText(error: unknown): string {
  if (error instanceof FieldErrors) return fieldText(error)
  if (error instanceof TooMany) return faultWord('fault.too-many', { seconds: error.seconds })
  if (error instanceof ServerFault) return faultWord('fault.server', { status: error.status, endpoint: error.endpoint })
  if (error instanceof ApiFault) return error.detail || faultWord(error.message)
  return faultWord('fault.unexpected')
}

function fieldText({ fields, general }: FieldErrors): string {
  return [...general, ...fields.map(({ path, message }) => faultWord('fault.field', { field: path, message }))].join(' ')
}
