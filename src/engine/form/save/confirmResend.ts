import i18next from 'i18next'
import { confirm } from '#ui/confirm/confirm.ts'
import { SaveCancelled } from '#engine/actions/SaveCancelled.ts'

/**
 * Confirms sending again a request that may have arrived and cannot be looked up; rejects with SaveCancelled on
 * refusal.
 */
export async function confirmResend(): Promise<void> {
  await i18next.loadNamespaces('actions')
  const isWanted = await confirm({
    kind: 'warning',
    title: i18next.t('actions:again.title'),
    text: i18next.t('actions:again.text'),
    confirmLabel: i18next.t('actions:again'),
  })
  if (!isWanted) throw new SaveCancelled()
}
