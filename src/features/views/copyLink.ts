import i18next from 'i18next'
import { viewAddress } from '#engine/list/url/viewAddress.ts'
import { hostPath } from '#lib/portalPath.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Copies the link of a view to the clipboard; returns the link where the browser refuses. */
export async function copyLink(view: { path: string; query: string; name: string }): Promise<string | undefined> {
  const address = new URL(hostPath(viewAddress(view)), window.location.origin).href
  try {
    await navigator.clipboard.writeText(address)
    toast.success(i18next.t('actions:view.copied'))
    return undefined
  } catch {
    return address
  }
}
