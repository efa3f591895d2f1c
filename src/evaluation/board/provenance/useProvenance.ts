import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '#engine/viewer.ts'
import { useChoices } from '#evaluation/board/filters/useChoices.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import type { Chart, RowFilter } from '#evaluation/model/chart.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { fetchProvenance, toProvenance, type ProvenanceSource, getTime } from './toProvenance.ts'

type ProvenanceParams = Pick<ProvenanceSource, 'collection' | 'row' | 'records' | 'seesInstitutions'> & {
  data: Dataset
  /** All charts of the page. */
  charts: readonly Chart[]
  filters: readonly RowFilter[]
  /** The key of the loaded rows. */
  rows: string
}

/** The provenance of the figures of a page under its filters, and of each of its charts. */
export function useProvenance({
  collection,
  row,
  data,
  charts,
  records,
  filters,
  rows,
  seesInstitutions,
}: ProvenanceParams): {
  page: Provenance
  getProvenance: (chart: Chart) => Promise<Provenance>
} {
  const { t } = useTranslation('evaluation')
  const language = useLanguage()
  const { user } = useViewer()
  const institutions = useChoices(data, 'content_object', filters, language, rows)
  const source = useMemo(
    () => ({ collection, row, records, seesInstitutions, user, language, t }),
    [collection, row, records, seesInstitutions, user, language, t],
  )
  const time = useMemo(() => getTime(charts, source), [charts, source])
  const period = useChoices(data, time.key, filters, language, rows)
  const page = useMemo(
    () => toProvenance(source, [...records.keys()], institutions, period, time),
    [source, records, institutions, period, time],
  )
  // Stable identity: a new function would re-render the tools of all charts at each filter.
  const latest = useRef({ source, data, filters, charts })
  useLayoutEffect(() => {
    latest.current = { source, data, filters, charts }
  })
  const getProvenance = useCallback(async (chart: Chart) => {
    const { measures, filters: own } = chart
    const { source, data, filters, charts } = latest.current
    // A chart without an own attribute of time names that of the page: the same rows have one period.
    return await fetchProvenance(source, data, [...filters, ...own], [chart, ...charts], measures)
  }, [])
  return { page, getProvenance }
}
