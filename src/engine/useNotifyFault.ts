import { useTranslation } from 'react-i18next'
import { Outdated, SignedOut } from '#api/errors.ts'
import { faultText } from '#api/faultText.ts'
import { SaveCancelled } from '#engine/form/SaveCancelled.ts'
import { notify } from '#ui/notices.ts'

/** Shows a notice for a failed call: 'Fehler', or what was being done, and what the server or the network said. */
export function useNotifyFault(): (error: unknown, title?: string) => void {
  const { t } = useTranslation()
  return (error, title) => {
    if (error instanceof Outdated || error instanceof SignedOut || error instanceof SaveCancelled) return
    notify.error(faultText(error), { title: title ?? t('error.title') })
  }
}
