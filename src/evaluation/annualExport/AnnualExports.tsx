import type { EvaluationRow } from '#evaluation/model/rows.ts'
import FolderDown from 'lucide-react/icons/folder-down'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { can } from '#engine/access.ts'
import type { ListToolProps, RecordToolProps } from '#engine/collection.ts'
import { useAction } from '#engine/actions/useAction.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { useViewer } from '#engine/viewer.ts'
import { Button } from '#ui/actions/Button.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import type { ChooseEvaluationsProps } from './ChooseEvaluations.tsx'

const { Part: ChooseEvaluations } = lazyComponent<ChooseEvaluationsProps>(
  async () => (await import('./ChooseEvaluations.tsx')).ChooseEvaluations,
  'dialog',
)

/** Saves year files: of the evaluation on screen, or of some in a list. A dialog says first what they will hold. */
export function AnnualExports(props: RecordToolProps<EvaluationRow> | ListToolProps<EvaluationRow>) {
  const { t } = useTranslation(['evaluation', 'charts'])
  const { t: tEvaluation } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const viewer = useViewer()
  const collections = useContext(CollectionsContext)
  const [address] = useSearchParams()
  const [isChoosing, setChoosing] = useState(false)
  const [left, setLeft] = useState<EvaluationRow[]>([])
  const { collection } = props
  const isRecord = 'row' in props

  const making = useAction({
    run: async (rows: EvaluationRow[]) => {
      setChoosing(false)
      const { createAnnualExports } = await import('./createAnnualExports.ts')
      const own = isRecord ? address : new URLSearchParams()
      const reader = { collection, viewer, address: own, language, t: tEvaluation, tCharts }
      setLeft(await createAnnualExports(rows, reader, collections))
    },
    title: t('year'),
  })
  const shown = isRecord ? [props.row] : getRows(props)
  const offered = shown.filter((row) => can(collection, 'read', viewer, row))
  return (
    <>
      {left.length > 0 && (
        <Button icon={RotateCw} kind="danger" onClick={() => void making.run(left)}>
          {t('year.retry', { count: left.length })}
        </Button>
      )}
      <Button
        busy={making.isPending}
        disabled={offered.length === 0}
        icon={FolderDown}
        reason={t('year.nothing')}
        onClick={() => setChoosing(true)}
      >
        {t(isRecord ? 'year' : 'year.several')}
      </Button>
      {isChoosing && (
        <Suspense fallback={null}>
          <ChooseEvaluations
            collection={collection}
            hasFilters={isRecord && [...address.keys()].some((key) => key.startsWith('f.'))}
            isSelected={isRecord || props.selected.length > 0}
            only={isRecord ? props.row : undefined}
            offered={offered}
            onChosen={(rows) => void making.run(rows)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The selected evaluations of the list, or all that it shows if none is selected. */
function getRows({ selected, shown }: ListToolProps<EvaluationRow>): readonly EvaluationRow[] {
  return selected.length > 0 ? selected : (shown ?? [])
}
