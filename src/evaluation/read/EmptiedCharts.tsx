import { useTranslation } from 'react-i18next'
import type { Filters } from '#evaluation/board/filters/useFilters.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { areKept, institutionFilter } from '#evaluation/model/overview.ts'
import { Button } from '#ui/actions/Button.tsx'
import { Banner } from '#ui/feedback/Banner.tsx'

type Props = { charts: readonly Pick<Chart, 'filters'>[]; filtering: Filters }

/** Why charts are empty that show only other institutions than the filter of the page, with a button that removes it. */
export function EmptiedCharts({ charts, filtering }: Props) {
  const { t } = useTranslation('evaluation')
  const { attribute } = institutionFilter([])
  const names = filtering.filters.flatMap((filter) =>
    filter.attribute === attribute && filter.operator === 'in' ? filter.values.map(String) : [],
  )
  const empty = charts.filter(({ filters }) => !areKept(filters, names)).length
  if (names.length === 0 || empty === 0) return null
  return (
    <Banner
      kind="info"
      action={<Button onClick={() => filtering.set(attribute, null)}>{t('filter.emptied.remove')}</Button>}
    >
      {empty === charts.length ? t('filter.emptied.all') : t('filter.emptied', { count: empty })}
    </Banner>
  )
}
