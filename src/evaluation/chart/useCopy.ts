import { useTranslation } from 'react-i18next'
import { toast } from '#ui/notices.ts'
import { clipboardText } from '#evaluation/chart/files/csvOf.ts'
import { toSheet } from '#evaluation/chart/files/sheetOf.ts'
import type { Table } from '#evaluation/types/table/tableOf.ts'

/** Copies a table as a spreadsheet takes it, and says whether it could. */
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
