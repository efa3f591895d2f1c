import ListChecks from 'lucide-react/icons/list-checks'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { allRows } from '#api/rows/allRows.ts'
import type { Query } from '#api/rows/rows.ts'
import type { Collection } from '#engine/collection.ts'
import { isIgnored } from '#engine/records/ignoredFilters.ts'
import type { Rows } from '#engine/list/useRows.ts'
import type { Selection } from './useSelection.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useNotifyError } from '#engine/actions/useNotifyError.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Button } from '#ui/actions/Button.tsx'
import { toast } from '#ui/feedback/toasts.ts'

/** Maximum number of selected rows, as each needs a call of its own. */
const maxSelected = 2000

type Props = { collection: Collection; selection: Selection; query: Query; rows: Rows }

/** Once every row of a page is selected: offers to select all rows of the query, on its other pages as well. */
export function SelectAll({ collection, selection, query, rows }: Props) {
  const { t } = useTranslation('actions')
  const notifyError = useNotifyError()
  const reading = useRef<AbortController>(undefined)
  useEffect(() => () => reading.current?.abort(), [])

  const { count = 0, rows: page = [] } = rows.page ?? {}
  const name = t('select-all', { n: showNumber(count) })
  const selecting = useAction({
    run: async () => {
      const { signal } = (reading.current = new AbortController())
      const all = await allRows(collection.endpoint, query, { signal })
      if (signal.aborted) return
      if (!all.isWhole) toast.error(t('list-moves'), { title: name })
      else if (isIgnored(query, all.rows)) toast.error(t('unapplied-first'), { title: name })
      else selection.pick(all.rows, true)
    },
    title: name,
    showError: (error, title) => {
      if (!reading.current?.signal.aborted) notifyError(error, title)
    },
  })
  if (rows.isStale || selection.rows.length >= count || !selection.holdsAll(page)) return null
  const isMore = isIgnored(query, rows.shown)
  return (
    <Button
      icon={ListChecks}
      busy={selecting.isPending}
      disabled={isMore || count > maxSelected}
      reason={isMore ? t('unapplied-first') : t('select-most', { n: showNumber(maxSelected) })}
      onClick={() => void selecting.run()}
    >
      {name}
    </Button>
  )
}
