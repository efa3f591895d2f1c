import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DetailProps } from '#engine/collection.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { getBrand } from '#evaluation/board/provenance/brand.ts'
import { EvaluationHeader } from '#evaluation/read/header/EvaluationHeader.tsx'
import { HiddenCharts } from './HiddenCharts.tsx'
import { useReaderSettings } from '#evaluation/board/readerSettings/useReaderSettings.ts'
import { ReaderRows } from './ReaderRows.tsx'
import styles from './EvaluationReader.module.css'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { storedCharts } from '#evaluation/board/storedCharts.ts'
import { DataErrors } from '#evaluation/board/DataErrors.tsx'
import { useEvaluationData } from '#evaluation/board/useEvaluationData.ts'

/** The view of an evaluation for readers: header, state of the data, filters, charts. */
export function EvaluationReader({ collection, row, back, tools }: Omit<DetailProps<EvaluationRow>, 'form'>) {
  const { t } = useTranslation('evaluation')
  const charts = useMemo(() => storedCharts(row.charts), [row])
  const read = useEvaluationData(charts.flatMap(({ chart }) => chart ?? []))
  const { evaluationData, error } = read
  const { own, change } = useReaderSettings(row.id)
  const brand = getBrand(row.id)
  const used = new Set(charts.flatMap(({ chart }) => chart?.measures ?? [])).size
  return (
    <div className={styles.page}>
      <EvaluationHeader
        back={back}
        collection={collection}
        measures={evaluationData ? [...evaluationData.records.values()] : null}
        used={used}
        row={row}
        tools={tools}
        view={evaluationData && own && <HiddenCharts charts={charts} own={own} onChange={change} />}
      />
      <DataErrors {...read} />
      {evaluationData && own ? (
        <ReaderRows
          charts={charts}
          collection={collection}
          evaluationData={evaluationData}
          own={own}
          row={row}
          onChange={change}
        />
      ) : (
        !error && <Skeleton rows={3} shape="card" />
      )}
      {brand && (
        <footer className={styles.brand}>
          {brand.footer === '' ? t('brand', { name: brand.name }) : brand.footer}
        </footer>
      )}
    </div>
  )
}
