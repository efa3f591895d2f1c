import { useTranslation } from 'react-i18next'
import { toast } from '#ui/feedback/toasts.ts'
import { clipboardText } from '#evaluation/chart/files/toCsv.ts'
import { toSheet } from '#evaluation/chart/files/toSheet.ts'
import type { Table } from '#evaluation/types/table/toTable.ts'

/** Copies a table in the format of spreadsheets, and announces whether that worked. */
export function useCopy(): (table: Table) => Promise<void> {
  const { t } = useTranslation('charts')
  return async (table) => {
    try {
      await navigator.clipboard.writeText(clipboardText(toSheet(table, [])))
      toast.success(t('copied'))
    } catch {
      toast.error(t('copy-failed'))
    }
  }
}
