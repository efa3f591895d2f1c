import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { usePageTitle } from '#engine/pageHandle.ts'
import PlansOfYear from '#evaluation/annualExport/plans/PlansOfYear.tsx'
import { usePlans } from '#features/plans/usePlans.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

/** The plans of a year where the backend has no list of them: each person reads their own. */
export function OwnPlans() {
  const { t } = useTranslation()
  const title = usePageTitle()
  const { place, error, isPending } = usePlans(null)
  if (place === 'server' && !isPending && !error) return <Navigate to="/results/actions?view=yearly" replace />
  return (
    <>
      <PageHeader title={title} back={{ to: '/', label: t('menu.home') }} />
      <PlansOfYear />
    </>
  )
}
