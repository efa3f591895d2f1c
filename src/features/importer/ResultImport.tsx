import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { errorMessage } from '#api/http/errorMessage.ts'
import type { RowAt } from '#api/rows/page.ts'
import { rowQuery } from '#api/rows/queries.ts'
import type { ImportProps } from '#engine/collection.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { useViewer } from '#engine/viewer.ts'
import styles from './Import.module.css'
import { type ImportStep, ImportSteps } from './ImportSteps.tsx'
import { MeasureImport } from './MeasureImport.tsx'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'

const measures = 'results/measures'
const target = { endpoint: measures, label: ['fullname', 'name'] }

/** Imports result data of a CSV file into a measure. */
export default function ResultImport({ collection, back }: ImportProps) {
  const { t } = useTranslation('import')
  const viewer = useViewer()
  const [address] = useSearchParams()
  const [id, setId] = useState(() => toNumber(address.get('measure')))
  const answer = useQuery({ ...rowQuery(viewer.id, measures, id ?? 0), enabled: id !== undefined })
  const [isBusy, setBusy] = useState(false)
  const [step, setStep] = useState<ImportStep | undefined>('file')
  // It stays when the session ends and the cache is cleared: a file may be uploading.
  const [measure, setMeasure] = useState<RowAt<'results/measures'>>()
  if (answer.data && answer.data.id !== measure?.id) setMeasure(answer.data)
  return (
    <>
      <PageHeader title={t('title.results')} back={back} />
      <div className={styles.steps}>
        <ImportSteps next={measure && measure.id === id ? step : 'measure'} hasMeasure />
      </div>
      <div className={styles.measure}>
        <RelationPicker
          target={target}
          label={t('measure')}
          hint={t('measure.hint')}
          ids={id === undefined ? [] : [id]}
          onIds={(ids) => setId(toNumber(ids.at(-1)))}
          disabled={isBusy}
          required
        />
      </div>
      {id !== undefined && answer.isLoading && measure?.id !== id && <Skeleton shape="form" rows={3} />}
      {answer.error && measure?.id !== id && <Banner kind="error">{errorMessage(answer.error)}</Banner>}
      {measure && measure.id === id && (
        <MeasureImport
          key={id}
          collection={collection}
          measure={measure}
          isBusy={isBusy}
          onBusy={setBusy}
          onStep={setStep}
        />
      )}
    </>
  )
}

function toNumber(text: string | null | undefined): number | undefined {
  const key = primaryKey(text ?? undefined)
  return typeof key === 'number' ? key : undefined
}
