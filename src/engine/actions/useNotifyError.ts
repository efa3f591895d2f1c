import { useTranslation } from 'react-i18next'
import { StaleSessionError, UnauthorizedError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { SaveCancelled } from '#engine/form/save/SaveCancelled.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Shows a notice for a failed call: 'Fehler', or what was being done, and what the server or the network said. */
export function useNotifyError(): (error: unknown, title?: string) => void {
  const { t } = useTranslation()
  return (error, title) => {
    if (error instanceof StaleSessionError || error instanceof UnauthorizedError || error instanceof SaveCancelled)
      return
    toast.error(errorMessage(error), { title: title ?? t('error.title') })
  }
}
