import { can } from '#engine/access.ts'
import type { RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { Children } from '#evaluation/children/Children.tsx'

/** The actions on the child evaluations of one, for those who manage it. */
export default function EvaluationChildren(props: RecordToolProps<EvaluationRow>) {
  const viewer = useViewer()
  return can(props.collection, 'update', viewer, props.row) && <Children {...props} />
}
