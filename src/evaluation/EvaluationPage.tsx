import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { DetailProps } from '#engine/collection.ts'
import { useOpened } from '#engine/records/useNews.ts'
import { useViewer } from '#engine/viewer.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { preloadECharts } from '#evaluation/chart/plot/EChartPart.tsx'
import type { EditorProps } from '#evaluation/edit/Editor.tsx'
import { EvaluationReader } from '#evaluation/read/EvaluationReader.tsx'
import { useSearchParams } from 'react-router-dom'

const { Part: Editor } = lazyComponent<EditorProps>(async () => (await import('#evaluation/edit/Editor.tsx')).Editor)

/**
 * The page of an evaluation: everybody may read it; those who may manage it also have its settings (`?view=settings`)
 * and its editor (`?view=edit`).
 */
export default function EvaluationPage({ form, ...page }: DetailProps<EvaluationRow>) {
  // Loads all translations of the page at the same time: a namespace that loads later would suspend the page again.
  useTranslation(['evaluation', 'charts', 'plan'])
  const viewer = useViewer()
  useOpened('results/evaluations', page.row)
  // Shown while the rows are loading.
  useEffect(preloadECharts, [])
  const mode = useMode(can(page.collection, 'update', viewer, page.row))
  if (mode === 'settings') return form
  if (mode === 'read') return <EvaluationReader {...page} />
  return (
    <Suspense fallback={<Skeleton shape="card" rows={4} />}>
      <Editor collection={page.collection} key={page.row.id} row={page.row} />
    </Suspense>
  )
}

/** Renders the view that the address names: the evaluation, or its settings or editor for those who may save them. */
function useMode(canManage: boolean): 'read' | 'settings' | 'edit' {
  const [address] = useSearchParams()
  const view = address.get('view')
  return canManage && (view === 'settings' || view === 'edit') ? view : 'read'
}
