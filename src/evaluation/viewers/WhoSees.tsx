import Users from 'lucide-react/icons/users'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordToolProps } from '#engine/collection.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: ViewersDialog } = lazyComponent(async () => (await import('./ViewersDialog.tsx')).ViewersDialog, 'dialog')

/** Opens who can open an evaluation, for those who manage it. */
export function WhoSees({ row, form }: RecordToolProps<EvaluationRow>) {
  const { t } = useTranslation('viewers')
  const [next, setNext] = useState<EvaluationRow | null>(null)
  return (
    <>
      <Button icon={Users} onClick={() => setNext({ ...row, ...form?.values() })}>
        {t('open')}
      </Button>
      <Suspense fallback={null}>
        {next && <ViewersDialog row={row} next={next} onClose={() => setNext(null)} />}
      </Suspense>
    </>
  )
}
