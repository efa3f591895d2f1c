import ChartColumn from 'lucide-react/icons/chart-column'
import Download from 'lucide-react/icons/download'
import Table2 from 'lucide-react/icons/table-2'
import type { Chart } from '#features/evaluation/data/chart.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { MenuButton } from '#ui/MenuButton.tsx'
import { notify } from '#ui/notices.ts'
import type { PaletteName } from './plan/palettes.ts'
import type { FileKind, SaveInput } from './save/saveChart.ts'
import { useChartWords } from './words/chartWords.ts'

type Props = { series: Series; chart: Chart; filters: string[]; palette: PaletteName; isTable: boolean; readAt: number | null; hasGivenUp: boolean; onTable: (isTable: boolean) => void }

/** Picture or table, and what can be saved; nothing while the data is partial (D-40). */
export function ChartTools({ series, chart, filters, palette, isTable, readAt, hasGivenUp, onTable }: Props) {
  const { say, language } = useChartWords()
  const isAlwaysTable = chart.type === 'tableChart'
  const kinds: FileKind[] = isAlwaysTable ? ['xlsx', 'csv'] : ['png', 'svg', 'xlsx', 'csv']

  return (
    <>
      {!isAlwaysTable && <IconButton icon={isTable ? ChartColumn : Table2} label={say(isTable ? 'show-chart' : 'show-table')} onClick={() => onTable(!isTable)} />}
      <MenuButton
        hideLabel
        icon={Download}
        items={kinds.map((kind) => ({ key: kind, label: say(`export.${kind}`), disabled: !series.complete, reason: say(hasGivenUp ? 'export.gave-up' : 'export.blocked'), onSelect: () => void save(kind, { series, chart, filters, palette, say, language, at: new Date(readAt ?? Date.now()) }) }))}
        label={say('export')}
      />
    </>
  )
}

async function save(kind: FileKind, input: SaveInput): Promise<void> {
  try {
    const { saveChart } = await import('./save/saveChart.ts')
    await saveChart(kind, input)
  } catch {
    notify.error(input.say('export.failed-text'), { title: input.say('export.failed'), permanent: true })
  }
}
