import type { RowAt } from '#api/rows/page.ts'
import type { CellProps } from '#engine/collection.ts'
import { translation } from '#engine/fields/translated.tsx'
import { useViewer } from '#engine/viewer.ts'
import { useApps } from '#features/apps/useApps.ts'
import { withoutStart } from '#lib/text/sharedParts.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'

/** The name of an evaluation, without the institution that it begins with where its reader has no other. */
export default function EvaluationName({ row }: CellProps<RowAt<'results/evaluations'>>) {
  const viewer = useViewer()
  const language = useLanguage()
  const { apps } = useApps(viewer, !viewer.isStaff)
  const names = new Set(apps.flatMap(({ objects }) => objects).map(({ name }) => name))
  const [only] = names.size === 1 ? names : []
  const { text, isGerman } = translation(row, 'name', '', language)
  return (
    <bdi translate="no" lang={isGerman ? 'de' : language}>
      {only === undefined ? text : withoutStart(text, `${only}, `)}
    </bdi>
  )
}
