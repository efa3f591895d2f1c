import ChartColumn from 'lucide-react/icons/chart-column'
import Download from 'lucide-react/icons/download'
import Table2 from 'lucide-react/icons/table-2'
import { type ContextType, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { report } from '#lib/report.ts'
import { IconButton } from '#ui/actions/IconButton.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { HiddenSeries } from '#evaluation/types/option/legend.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { FilterText } from '#evaluation/types/words/head.ts'
import { ProvenanceContext } from './provenance.ts'
import type { FileKind, SaveInput } from '#evaluation/chart/files/saveChart.ts'

type Props = {
  series: Series
  chart: Chart
  filters: string[]
  filterText: FilterText
  palette: PaletteName
  isTable: boolean
  readAt: number | null
  hasGivenUp: boolean
  hidden: HiddenSeries
  onTable: (isTable: boolean) => void
}

/** Switches between picture and table, and saves the chart; nothing while the data is partial (D-40). */
export function ChartTools({
  series,
  chart,
  filters,
  filterText,
  palette,
  isTable,
  readAt,
  hasGivenUp,
  hidden,
  onTable,
}: Props) {
  const { t } = useTranslation('charts')
  const language = useLanguage()
  const getProvenance = useContext(ProvenanceContext)
  const isAlwaysTable = getDefinition(chart.type).picture === null
  const kinds: FileKind[] = isAlwaysTable ? ['xlsx', 'csv'] : ['png', 'svg', 'xlsx', 'csv']

  return (
    <>
      {!isAlwaysTable && (
        <IconButton
          icon={isTable ? ChartColumn : Table2}
          label={t(isTable ? 'show-chart' : 'show-table')}
          onClick={() => onTable(!isTable)}
        />
      )}
      <MenuButton
        hideLabel
        icon={Download}
        items={kinds.map((kind) => ({
          key: kind,
          label: t(`export.${kind}`),
          disabled: !series.complete,
          reason: t(hasGivenUp ? 'export.gave-up' : 'export.blocked'),
          onSelect: () =>
            void save(kind, getProvenance, {
              series,
              chart,
              filters,
              filterText,
              palette,
              hidden,
              t,
              language,
              now: new Date(),
              at: new Date(readAt ?? Date.now()),
            }),
        }))}
        label={t('export')}
      />
    </>
  )
}

async function save(
  kind: FileKind,
  getProvenance: ContextType<typeof ProvenanceContext>,
  input: Omit<SaveInput, 'provenance'>,
): Promise<void> {
  try {
    const { saveChart } = await import('#evaluation/chart/files/saveChart.ts')
    const provenance = getProvenance ? await getProvenance(input.chart) : null
    // A file must not mix newer institutions with older figures.
    if (provenance && provenance.snapshot !== input.series.snapshot) return toast.error(input.t('export.changed'))
    await saveChart(kind, { ...input, provenance })
  } catch (error) {
    report(error, 'export of a chart')
    toast.error(input.t('export.failed-text'), { title: input.t('export.failed'), permanent: true })
  }
}
