import type { ListToolProps, RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { ChildOfSelected } from '#evaluation/children/ChildOfSelected.tsx'
import { AnnualExports } from '#evaluation/annualExport/AnnualExports.tsx'

/** The actions for those of a list, or for one: child evaluations for staff, year files for everybody. */
export default function EvaluationTools(props: RecordToolProps<EvaluationRow> | ListToolProps<EvaluationRow>) {
  const viewer = useViewer()
  return (
    <>
      {'selected' in props && viewer.isStaff && <ChildOfSelected {...props} />}
      <AnnualExports {...props} />
    </>
  )
}
