import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { useLabels } from '#engine/labels.ts'
import { useChosen } from '#engine/records/relation.ts'
import { useViewer } from '#engine/viewer.ts'
import { approveOrder } from './calls.ts'
import { sumCounts } from './counts.ts'
import { useUnits } from './useUnits.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { getIds } from '#lib/values/getIds.ts'
import { Button, type ButtonKind } from '#ui/actions/Button.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { confirm } from '#ui/confirm/confirm.ts'

const hospital = { endpoint: 'patzu/hospitals', label: ['name'] } as const
const measure = { endpoint: 'patzu/measures', label: ['name', 'year'], join: true } as const

/** Asks with what is released: hospital, measure and questionnaires; releases the order and reloads all about orders. */
export function ApproveOrder({ row, kind = 'primary' }: { row: RowAt<'patzu/orders'>; kind?: ButtonKind }) {
  const { t } = useTranslation('orders')
  const viewer = useViewer()
  const labels = useLabels({ path: 'patzu/orders' })
  const { units } = useUnits(row)
  const [ofHospital] = useChosen(hospital, getIds(row.hospital_id))
  const [ofMeasure] = useChosen(measure, getIds(row.measure_id))
  const approval = useAction({
    run: async () => await approveOrder(row.id),
    title: t('approve'),
    success: t('approved'),
    invalidates: ['patzu/orders', 'patzu/orderunits'].map((endpoint) => queryKeys.endpoint(viewer.id, endpoint)),
    invalidatesOnError: true,
  })
  const approve = async () => {
    const sums = sumCounts(units ?? [])
    const line = (name: string, text: string) => `${labels.field(name)}${labelSeparator()}${text}`
    const total = sums.reduce((all, { sum }) => all + sum, 0)
    const isSure = await confirm({
      kind: 'info',
      title: t('approve'),
      text: t('approve-question'),
      details: [
        ...(ofHospital ? [line('hospital_id', ofHospital.label)] : []),
        ...(ofMeasure ? [line('measure_id', ofMeasure.label)] : []),
        ...sums.map(({ name, sum }) => line(name, showNumber(sum))),
        // Without its units nobody knows how many there are.
        ...(units ? [t(total === 0 ? 'approve-none' : 'approve-total', { count: total })] : []),
      ],
      confirmLabel: t('approve'),
    })
    if (isSure) await approval.run()
  }
  return (
    <Button kind={kind} icon={CircleCheck} busy={approval.isPending} onClick={() => void approve()}>
      {t('approve')}
    </Button>
  )
}
