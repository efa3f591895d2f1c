import ChartColumn from 'lucide-react/icons/chart-column'
import Download from 'lucide-react/icons/download'
import Table2 from 'lucide-react/icons/table-2'
import { type ContextType, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Chart } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { Series } from '#evaluation/model/series.ts'
import { report } from '#lib/report.ts'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'
import type { HiddenSeries } from '#evaluation/types/option/grids/legend.ts'
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
  const { title } = chartTitle(chart, language, t)
  const isAlwaysTable = getDefinition(chart.type).picture === null
  const kinds: FileKind[] = isAlwaysTable ? ['pptx', 'xlsx', 'csv'] : ['png', 'svg', 'pptx', 'xlsx', 'csv']

  const blocked = { disabled: !series.complete, reason: t(hasGivenUp ? 'export.gave-up' : 'export.blocked') }
  const getInput = () => ({
    series,
    chart,
    filters,
    filterText,
    palette,
    hidden,
    t,
    language,
    readAt,
  })

  return (
    <>
      {!isAlwaysTable && (
        <IconButton
          icon={isTable ? ChartColumn : Table2}
          label={t(isTable ? 'show-chart' : 'show-table', { title })}
          onClick={() => onTable(!isTable)}
        />
      )}
      <MenuButton
        hideLabel
        icon={Download}
        items={() => [
          ...kinds.map((kind) => ({
            key: kind,
            label: t(`export.${kind}`),
            ...blocked,
            onSelect: () => void save(kind, getProvenance, getInput()),
          })),
          ...(isAlwaysTable
            ? []
            : [
                {
                  key: 'copy',
                  label: t('export.copy'),
                  ...blocked,
                  onSelect: () => void copyPicture(getProvenance, getInput()),
                },
              ]),
        ]}
        label={t('export', { title })}
      />
    </>
  )
}

type Unstamped = Omit<SaveInput, 'provenance' | 'now' | 'at'> & { readAt: number | null }

/** A file must not mix newer institutions with older figures. */
class ChangedMeanwhile extends Error {}

async function withProvenance(
  getProvenance: ContextType<typeof ProvenanceContext>,
  { readAt, ...input }: Unstamped,
): Promise<SaveInput> {
  const provenance = getProvenance ? await getProvenance(input.chart) : null
  if (provenance && provenance.snapshot !== input.series.snapshot) throw new ChangedMeanwhile()
  const now = new Date()
  return { ...input, provenance, now, at: readAt === null ? now : new Date(readAt) }
}

async function save(
  kind: FileKind,
  getProvenance: ContextType<typeof ProvenanceContext>,
  input: Unstamped,
): Promise<void> {
  try {
    const { saveChart } = await import('#evaluation/chart/files/saveChart.ts')
    await saveChart(kind, await withProvenance(getProvenance, input))
  } catch (error) {
    if (error instanceof ChangedMeanwhile) return toast.error(input.t('export.changed'))
    report(error, 'export of a chart')
    toast.error(input.t('export.failed-text'), { title: input.t('export.failed'), permanent: true })
  }
}

/** Copies the picture of a chart; the browser gets a promise, as Safari copies only within the click. */
async function copyPicture(getProvenance: ContextType<typeof ProvenanceContext>, input: Unstamped): Promise<void> {
  const { t } = input
  if (typeof ClipboardItem === 'undefined' || !('clipboard' in navigator)) return toast.error(t('export.copy-unknown'))
  try {
    const picture = (async () => {
      const { toPng } = await import('#evaluation/chart/files/savedPicture.ts')
      return await toPng(await withProvenance(getProvenance, input))
    })()
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    toast.success(t('export.copied'))
  } catch (error) {
    toast.error(t(error instanceof ChangedMeanwhile ? 'export.changed' : 'export.copy-failed'))
  }
}
