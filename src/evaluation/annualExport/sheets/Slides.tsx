import Presentation from 'lucide-react/icons/presentation'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordToolProps } from '#engine/collection.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { Button } from '#ui/actions/Button.tsx'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'

const { Part: SlidesDialog } = lazyComponent(async () => (await import('./SlidesDialog.tsx')).SlidesDialog, 'dialog')

/** Saves charts of an evaluation as slides, or as a sheet per ward or institution. */
export function Slides({ collection, row }: RecordToolProps<EvaluationRow>) {
  const { t } = useTranslation('evaluation')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={Presentation} onClick={() => setOpen(true)}>
        {t('slides')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <SlidesDialog collection={collection} row={row} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
