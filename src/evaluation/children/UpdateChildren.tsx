import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { useTranslation } from 'react-i18next'
import type { PanelProps } from '#engine/collection.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { toast } from '#ui/feedback/toasts.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { ChooseStep } from './ChooseStep.tsx'
import { PreviewStep } from './PreviewStep.tsx'
import { ResultStep } from './ResultStep.tsx'
import { SendStep } from './SendStep.tsx'
import { useChildren } from './useChildren.ts'
import { useUpdate } from './useUpdate.ts'

type Props = PanelProps<EvaluationRow> & { onClose: () => void }

/**
 * Copies charts of an evaluation to its children, in steps: select, preview, confirm, send, and show the result of each
 * child.
 */
export function UpdateChildren({ collection, row, onClose }: Props) {
  const { t } = useTranslation(['children', 'charts'])
  const children = useChildren(collection, row)
  const { step, isBusy, preview, confirm, again, restore, cancel, back } = useUpdate(row.id, (count) => {
    onClose()
    toast.success(t('updated', { count }))
  })
  if (!children) {
    return (
      <Dialog size="wide" title={t('update')} onClose={onClose}>
        <Skeleton shape="text" rows={4} />
      </Dialog>
    )
  }
  if (step.name === 'preview')
    return (
      <PreviewStep
        family={children}
        isBusy={isBusy}
        step={step}
        onBack={back}
        onClose={onClose}
        onConfirm={() => void confirm(step.preview, step.earlier)}
      />
    )
  if (step.name === 'sending') return <SendStep family={children} step={step} onCancel={cancel} />
  if (step.name === 'result')
    return (
      <ResultStep
        family={children}
        isBusy={isBusy}
        step={step}
        onAgain={() => void again(step.preview, step.results)}
        onClose={onClose}
        onRestore={(child) => void restore(step.preview, step.results, child)}
      />
    )
  return (
    <ChooseStep
      family={children}
      isBusy={isBusy}
      row={row}
      onClose={onClose}
      onPreview={(ids, charts) => void preview(ids, charts)}
    />
  )
}
