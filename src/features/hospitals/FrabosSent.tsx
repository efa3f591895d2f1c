import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { rowQuery } from '#api/queries.ts'
import type { WidgetProps } from '#engine/collection.ts'
import NumberWidget from '#engine/fields/widgets/NumberWidget.tsx'
import { idsOf } from '#lib/idsOf.ts'
import { useLabels } from '#engine/labels.ts'
import { useNotifyFault } from '#engine/useNotifyFault.ts'
import { useViewer } from '#engine/viewer.ts'
import { hospitals, saveFrabos } from '#features/hospitals/calls.ts'
import { fraboMax } from '#features/hospitals/fraboMax.ts'
import { showNumber } from '#lib/numbers.ts'
import styles from '#features/hospitals/FrabosSent.module.css'
import { Banner } from '#ui/Banner.tsx'
import { Button } from '#ui/Button.tsx'
import { notify } from '#ui/notices.ts'

/** The number of questionnaires sent; where it was changed, what follows for the hospital is offered, old and new. */
export default function FrabosSent(props: WidgetProps) {
  const { collection, value, readOnly } = props
  const { t } = useTranslation()
  const labels = useLabels(collection)
  const viewer = useViewer()
  const client = useQueryClient()
  const tellFault = useNotifyFault()
  const [first] = useState(value)
  const [isBusy, setBusy] = useState(false)
  const id = Number(idsOf(useWatch({ name: 'hospital_id' }))[0] ?? 0)
  const isOffered =
    !readOnly && id > 0 && typeof value === 'number' && Number.isInteger(value) && value >= 0 && value !== first
  const { data: hospital } = useQuery({ ...rowQuery(viewer.id, hospitals, id), enabled: isOffered })
  const sent = isOffered ? value : 0
  const next = { frabos_max: fraboMax(sent), frabos_vorjahr: sent }
  const isNews =
    isOffered &&
    hospital !== undefined &&
    (hospital.frabos_max !== next.frabos_max || hospital.frabos_vorjahr !== next.frabos_vorjahr)

  const apply = async () => {
    setBusy(true)
    try {
      await saveFrabos(id, next)
      await client.invalidateQueries({ queryKey: [viewer.id, hospitals] })
      notify.success(t('done.saved'))
    } catch (error) {
      tellFault(error, labels.option('frabos_sent', 'apply'))
    }
    setBusy(false)
  }
  return (
    <div className={styles.entry}>
      <NumberWidget {...props} field={{ integer: true }} />
      {isNews && (
        <Banner
          kind="info"
          action={
            <Button icon={Calculator} busy={isBusy} onClick={() => void apply()}>
              {labels.option('frabos_sent', 'apply')}
            </Button>
          }
        >
          <Change label={labels.field('frabos_max')} from={hospital.frabos_max} to={next.frabos_max} />
          <Change label={labels.field('frabos_vorjahr')} from={hospital.frabos_vorjahr} to={next.frabos_vorjahr} />
        </Banner>
      )}
    </div>
  )
}

function Change({ label, from, to }: { label: string; from: unknown; to: number }) {
  return (
    <div>
      {label}: {showNumber(from)} → <strong>{showNumber(to)}</strong>
    </div>
  )
}
