import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { viewAddress } from '#engine/list/viewAddress.ts'
import { notify } from '#ui/notices.ts'

/** Puts the link of a view into the clipboard; where the browser refuses that, `shown` is the link to be copied by hand. */
export function useCopyLink() {
  const { t } = useTranslation('views')
  const [shown, setShown] = useState<string>()
  const copy = async (view: { path: string; query: string; name: string }) => {
    const address = new URL(viewAddress(view), window.location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      notify.success(t('copied'))
    } catch {
      setShown(address)
    }
  }
  return { copy, shown, close: () => setShown(undefined) }
}
