import { can } from '#engine/access.ts'
import type { ListToolProps, RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { ChildOfSelected } from '#evaluation/children/ChildOfSelected.tsx'
import { Children } from '#evaluation/children/Children.tsx'
import { WhoSees } from '#evaluation/viewers/WhoSees.tsx'
import { AnnualExports } from '#evaluation/annualExport/AnnualExports.tsx'

/**
 * The actions for one evaluation or for those of a list: child evaluations and who can open it for those who manage it, year files for
 * everybody.
 */
export default function EvaluationTools(props: RecordToolProps<EvaluationRow> | ListToolProps<EvaluationRow>) {
  const viewer = useViewer()
  if ('selected' in props)
    return (
      <>
        {viewer.isStaff && <ChildOfSelected {...props} />}
        <AnnualExports {...props} />
      </>
    )
  return (
    <>
      {can(props.collection, 'update', viewer, props.row) && (
        <>
          <Children {...props} />
          <WhoSees {...props} />
        </>
      )}
      <AnnualExports {...props} />
    </>
  )
}
