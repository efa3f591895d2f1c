import ChartColumn from 'lucide-react/icons/chart-column'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ChartCard } from '#features/evaluation/charts/ChartCard.tsx'
import type { PaletteName } from '#features/evaluation/charts/plan/palettes.ts'
import type { Chart, ChartType } from '#features/evaluation/data/chart.ts'
import type { EvaluationData } from '#features/evaluation/data/evaluationData.ts'
import type { Series } from '#features/evaluation/data/series.ts'
import { Button } from '#ui/Button.tsx'
import { confirm } from '#ui/confirm.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useLanguage } from '#ui/i18n.ts'
import { filterableOf } from '../../page/filters/filterable.ts'
import { filterText } from '../../page/filters/filterText.ts'
import { ChartNote } from '../../page/grid/ChartNote.tsx'
import { sameJson } from '../draft/sameJson.ts'
import css from './ChartDialog.module.css'
import type { Offered } from './chartForm.ts'
import { CutsSection } from './CutsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { FilterSection } from './FilterSection.tsx'
import { flawsOf, type TabId } from './flaws.ts'
import { LookSection } from './LookSection.tsx'
import { attributesOf } from './offers.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { TextsSection } from './TextsSection.tsx'
import { withType } from './withType.ts'

export type ChartDialogProps = {
  chart: Chart
  /** As it was opened. */
  before: Chart
  isNew: boolean
  title: string
  offered: Offered
  data: EvaluationData
  rows: string
  palette: PaletteName
  /** What was last drawn: the chart as it was then, its figures, the page's filters they were counted under, and when their rows were read. */
  preview: { chart: Chart; series: Series | null; filters: string[]; readAt: number | null }
  onChange: (chart: Chart) => void
  onTake: () => void
  onClose: () => void
}

const tabs: readonly TabId[] = ['data', 'cuts', 'filters', 'look', 'texts']

/** A chart being made: its form, and beside it the chart itself over the real answers. */
export function ChartDialog({ chart, before, isNew, title, offered, data, rows, palette, preview, onChange, onTake, onClose }: ChartDialogProps) {
  const { t } = useTranslation('editor')
  const language = useLanguage()
  const { t: tEvaluation } = useTranslation('evaluation')
  const [tab, setTab] = useState<TabId>('data')
  const [unread, setUnread] = useState<ReadonlyMap<string, string>>(new Map())
  // A chart just begun is not reproached for what is still missing.
  const [isTried, setTried] = useState(!isNew)
  const flaws = flawsOf(chart)
  const told = isTried ? flaws : flaws.filter(({ breaks }) => breaks)
  const attributes = attributesOf(offered.sources, chart)
  const own = offered.sources.filter(({ id }) => chart.measures.includes(id))
  const filterable = filterableOf(own, [chart], { content_object: tEvaluation('filter.content_object'), created: tEvaluation('filter.created'), seesInstitutions: true })
  const births = new Set(filterable.flatMap(({ key, kind }) => (kind === 'age' ? [key] : [])))
  const change = (changes: Partial<Chart>) => onChange({ ...chart, ...changes })
  const noteUnread = useCallback((at: string, problem: string | undefined) => {
    setUnread((now) => {
      if (now.get(at) === problem) return now
      return new Map([...now].filter(([other]) => other !== at).concat(problem === undefined ? [] : [[at, problem]]))
    })
  }, [])
  const errorAt = (at: string) => {
    const flaw = told.find((one) => one.at === at)
    return unread.get(at) ?? (flaw && t(flaw.word))
  }
  const section = { chart, attributes, data, rows, errorAt, onChange: change }
  const lines = preview.chart.filters.map((filter) => filterText(filter, filterable, language, tEvaluation))
  // Before anything is chosen nothing is wrong yet.
  const isEmpty = preview.chart.data.length === 0
  const problems = preview.series?.problems ?? []

  const take = async () => {
    setTried(true)
    const [first] = flaws
    if (first) return setTab(first.tab)
    if (unread.size > 0) return setTab([...unread.keys()].some((at) => at.includes('.')) ? 'cuts' : 'look')
    if (problems.length > 0 && !(await confirm({ kind: 'warning', title: t('take.problem'), text: t('take.problem-text'), confirmLabel: t('take.anyhow') }))) return undefined
    return onTake()
  }
  const close = async () => {
    if ((sameJson(chart, before) && unread.size === 0) || (await confirm({ kind: 'warning', title: t('drop'), text: t('drop.text'), confirmLabel: t('drop.yes') }))) onClose()
  }
  return (
    <Dialog
      footer={
        <>
          {isTried && flaws.length > 0 && (
            <p className={css['flaws']} role="status">
              {t('flaws', { count: flaws.length })}
            </p>
          )}
          <Button onClick={() => void close()}>{t('cancel')}</Button>
          <Button kind="primary" onClick={() => void take()}>
            {t(isNew ? 'take.new' : 'take')}
          </Button>
        </>
      }
      size="full"
      title={title}
      onClose={() => void close()}
    >
      <div className={css['frame']}>
        <div className={css['form']}>
          <Tabs label={t('tabs')} shown={tab} tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), isWrong: told.some((flaw) => flaw.tab === id) }))} onShow={setTab}>
            {tab === 'data' && <DataSection {...section} measures={offered.measures} onType={(type: ChartType) => onChange(withType(chart, type, attributes))} />}
            {tab === 'cuts' && <CutsSection {...section} births={births} onUnread={noteUnread} />}
            {tab === 'filters' && <FilterSection {...section} offered={filterable} />}
            {tab === 'look' && <LookSection {...section} benchmarks={offered.benchmarks} palette={palette} onUnread={noteUnread} />}
            {tab === 'texts' && <TextsSection chart={chart} onChange={change} />}
          </Tabs>
        </div>
        <section aria-label={t('preview')} className={css['preview']}>
          <ChartCard
            canMend
            chart={preview.chart}
            filters={[...preview.filters, ...lines]}
            instead={isEmpty ? <EmptyState icon={ChartColumn} text={t('preview.text')} title={t('preview.empty')} /> : undefined}
            note={<ChartNote isPartOnly={false} lines={lines} own={0} onChange={() => undefined} />}
            palette={palette}
            readAt={preview.readAt}
            series={isEmpty ? null : preview.series}
          />
        </section>
      </div>
    </Dialog>
  )
}
