import { useTranslation } from 'react-i18next'
import { StaleSessionError, UnauthorizedError } from '#api/http/errors.ts'
import { errorMessage } from '#api/http/errorMessage.ts'
import { SaveCancelled } from './SaveCancelled.ts'
import { toast } from '#ui/feedback/toasts.ts'

/**
 * Shows a toast for a failed call: the title 'Fehler' or the name of the action, and the message of the server or the
 * network.
 */
export function useNotifyError(): (error: unknown, title?: string) => void {
  const { t } = useTranslation()
  return (error, title) => {
    if (error instanceof StaleSessionError || error instanceof UnauthorizedError || error instanceof SaveCancelled)
      return
    toast.error(errorMessage(error), { title: title ?? t('error.title') })
  }
}
