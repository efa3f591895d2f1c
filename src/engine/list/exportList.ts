import i18next from 'i18next'
import { exportRows } from '#api/exportRows.ts'
import type { Row } from '#api/page.ts'
import type { Query } from '#api/rows.ts'
import { isUnapplied } from './unapplied.ts'
import { notify } from '#ui/notices.ts'

/** Saves the server's export of what a list shows; where it shows more than was asked for, it says so instead. */
export async function exportList(endpoint: string, query: Query, shown: readonly Row[] | undefined): Promise<void> {
  if (!isUnapplied(query, shown)) return await exportRows(endpoint, query)
  await i18next.loadNamespaces('actions')
  notify.error(i18next.t('actions:unapplied-first'), { title: i18next.t('list.export') })
}
