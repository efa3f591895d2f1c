import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import { hostPath } from '#lib/portalPath.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** The whole address of a file's page, and a function that copies it; false where the browser refuses that. */
export function useCopyLink({ id }: Pick<Row, 'id'>): { address: string; copy: () => Promise<boolean> } {
  const { t } = useTranslation('files')
  const address = `${location.origin}${hostPath(`/filemanager/files/${id}`)}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast.success(t('link.copied'))
      return true
    } catch {
      return false
    }
  }
  return { address, copy }
}
