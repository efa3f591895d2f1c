import { useTranslation } from 'react-i18next'
import { can } from '#engine/access.ts'
import type { ListToolProps, RecordToolProps } from '#engine/collection.ts'
import { useViewer } from '#engine/viewer.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { ChildOfSelected } from '#evaluation/children/ChildOfSelected.tsx'
import { ResponsesButton } from '#evaluation/responses/ResponsesButton.tsx'
import { WhoSees } from '#evaluation/viewers/WhoSees.tsx'
import { Slides } from '#evaluation/annualExport/sheets/Slides.tsx'
import { AnnualExports } from '#evaluation/annualExport/AnnualExports.tsx'

/**
 * The actions for those of a list, or for one: who can open it for those who manage it, responses for staff, slides and
 * year files for everybody.
 */
export default function EvaluationTools(props: RecordToolProps<EvaluationRow> | ListToolProps<EvaluationRow>) {
  const { t } = useTranslation('evaluation')
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
      {can(props.collection, 'update', viewer, props.row) && <WhoSees {...props} />}
      {viewer.isStaff && <ResponsesButton label={t('responses')} measure={getMeasure(props.row)} />}
      <Slides {...props} />
      <AnnualExports {...props} />
    </>
  )
}

/** The only measure of an evaluation; of several none is suggested. */
function getMeasure({ measures }: EvaluationRow): number | undefined {
  const ids = getIds(measures)
  return ids.length === 1 ? Number(ids[0]) : undefined
}
