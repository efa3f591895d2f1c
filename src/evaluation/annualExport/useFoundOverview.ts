import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import type { FoundOverview } from '#evaluation/overview/headLines.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toText } from '#lib/text/text.ts'
import { inTurn } from '#evaluation/annualExport/outcome/inTurn.ts'
import { overviewKey } from './overviewKey.ts'
import { readOverview } from './readAnnualExport.ts'

type Options = {
  /** Only what is counted already. */
  isCountedOnly?: boolean
  /** Its component shows the error of a failed read. */
  isShownInPlace?: boolean
  /** Counted after the newer ones that wait as well. */
  isInTurn?: boolean
}

/**
 * How the viewer's institutions do in an evaluation, as on its page: counted once for every place outside of it that
 * shows it. Null where nothing is compared.
 */
export function useFoundOverview(
  collection: Collection,
  row: Row,
  { isCountedOnly = false, isShownInPlace = false, isInTurn = false }: Options = {},
): UseQueryResult<FoundOverview | null> {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const viewer = useViewer()
  const language = useLanguage()
  const reader = { collection, viewer, address: new URLSearchParams(), language, t, tCharts }
  return useQuery(
    queryOptions({
      queryKey: overviewKey(viewer.id, row, language),
      queryFn: async ({ signal }) => {
        const count = async () => await readOverview(row.id, reader, signal)
        return isInTurn ? await inTurn(toText(row.modified), signal, count) : await count()
      },
      staleTime: Infinity,
      retry: false,
      enabled: !isCountedOnly,
      meta: { isShownInPlace },
    }),
  )
}
