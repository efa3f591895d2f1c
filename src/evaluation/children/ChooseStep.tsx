import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import type { ChartId } from './familyCalls.ts'
import styles from './Children.module.css'
import { ChartChoice } from './ChartChoice.tsx'
import { ChildChoice } from './ChildChoice.tsx'
import { chartId, getCharts } from './compareCharts.ts'
import type { Child } from './useChildren.ts'

type Props = {
  family: Child[]
  row: EvaluationRow
  isBusy: boolean
  onPreview: (children: number[], charts: ChartId[]) => void
  onClose: () => void
}

/** Selects charts and children: all charts by default, no child by default. */
export function ChooseStep({ family, row, isBusy, onPreview, onClose }: Props) {
  const { t } = useTranslation(['children', 'portal'])
  const stored = row.charts
  const pushable = getCharts(stored).flatMap((chart) => chartId(chart, stored) ?? [])
  const [children, setChildren] = useState<ReadonlySet<number>>(
    new Set(family.length === 1 ? family.map(({ id }) => id) : []),
  )
  const [charts, setCharts] = useState<ReadonlySet<ChartId>>(new Set(pushable))
  const reason = children.size === 0 ? t('choose-child') : t('choose-chart')
  const preview = () =>
    onPreview(
      family.map(({ id }) => id).filter((id) => children.has(id)),
      pushable.filter((id) => charts.has(id)),
    )
  return (
    <Dialog
      size="wide"
      title={t('update')}
      isBlocking={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {t('portal:confirm.cancel')}
          </Button>
          <Button
            busy={isBusy}
            disabled={children.size === 0 || charts.size === 0}
            kind="primary"
            reason={reason}
            onClick={preview}
          >
            {t('look')}
          </Button>
        </>
      }
    >
      <div className={styles.choices}>
        <ChildChoice family={family} chosen={children} onChosen={setChildren} />
        <ChartChoice charts={stored} chosen={charts} onChosen={setCharts} />
      </div>
    </Dialog>
  )
}
