import { usePageTitle } from '#engine/pageHandle.ts'
import PlansOfYear from '#evaluation/annualExport/plans/PlansOfYear.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

/** The plans of a year where the backend has no list of them: each person reads their own. */
export function OwnPlans() {
  return (
    <>
      <PageHeader title={usePageTitle()} />
      <PlansOfYear />
    </>
  )
}
