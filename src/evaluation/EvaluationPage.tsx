import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { DetailProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { lazyComponent } from '#ui/lazy/lazyComponent.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { preloadECharts } from '#evaluation/chart/EChartPart.tsx'
import type { EditorProps } from '#evaluation/edit/Editor.tsx'
import { EvaluationReader } from '#evaluation/read/EvaluationReader.tsx'
import { useSearchParams } from 'react-router-dom'

const { Part: Editor } = lazyComponent<EditorProps>(async () => (await import('#evaluation/edit/Editor.tsx')).Editor)

/** The page of an evaluation: to be read by everybody, with its settings for those who may manage it (`?view=settings`) and its editor (`?view=edit`). */
export default function EvaluationPage({ form, ...page }: DetailProps<EvaluationRow>) {
  // All words of the page at once: one that came later would take the page away again.
  useTranslation(['evaluation', 'charts'])
  const viewer = useViewer()
  // While the rows are on their way.
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

/** What of an evaluation is shown, as the address says; its settings and its editor for those who may save them. */
function useMode(canManage: boolean): 'read' | 'settings' | 'edit' {
  const [address] = useSearchParams()
  const view = address.get('view')
  return canManage && (view === 'settings' || view === 'edit') ? view : 'read'
}
