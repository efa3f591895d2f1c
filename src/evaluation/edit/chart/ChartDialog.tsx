import { zodResolver } from '@hookform/resolvers/zod'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useInvalidInputs } from '#engine/form/useInvalidInputs.ts'
import type { PaletteName } from '#evaluation/types/colors/palettes.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { findNewCentres } from '#evaluation/counting/statistics/lineSignals.ts'
import type { Category } from '#evaluation/model/series.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { daysShown } from '#evaluation/types/words/timelineNotes.ts'
import { Button } from '#ui/actions/Button.tsx'
import { confirm } from '#ui/confirm/confirm.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './ChartDialog.module.css'
import { type ChartDraft, toDraft } from '#evaluation/edit/chart/draft/chartDraft.ts'
import { chartSchemas } from '#evaluation/edit/chart/draft/chartSchema.ts'
import { BreakdownsSection } from '#evaluation/edit/chart/breakdowns/BreakdownsSection.tsx'
import { DataSection } from './DataSection.tsx'
import { FilterSection } from './FilterSection.tsx'
import { AppearanceSection } from './AppearanceSection.tsx'
import type { NotesProps } from './NotesSection.tsx'
import type { Offered } from './offered.ts'
import { type RenderedChart, Preview } from './Preview.tsx'
import { Tabs } from '#ui/navigation/Tabs.tsx'
import { TextsSection } from './TextsSection.tsx'
import { type TabId, tabs, wrongOn } from '#evaluation/edit/chart/draft/wrongFields.ts'

const noCentres: Category[] = []

type SectionProps = { offered: Offered; data: Dataset; rows: string; palette: PaletteName }
export type ChartDialogProps = SectionProps & {
  /** The chart as it was opened. */
  before: Chart
  isNew: boolean
  title: string
  preview: RenderedChart
  /** Called after each change with a chart that can be rendered. */
  onConfirm: (chart: Chart) => void
  onDirty: (isDirty: boolean) => void
  onTake: (chart: Chart) => void
  onClose: () => void
}

/** The editor of one chart: its form, and next to it the chart over the real answers. */
export function ChartDialog({
  before,
  isNew,
  title,
  offered,
  data,
  rows,
  palette,
  preview,
  onConfirm,
  onDirty,
  onTake,
  onClose,
}: ChartDialogProps) {
  const { t } = useTranslation('editor')
  const [tab, setTab] = useState<TabId>('data')
  const { whole, drawable } = useMemo(() => chartSchemas(t), [t])
  // A new chart shows no errors for missing fields.
  const isTried = useRef(!isNew)
  const form = useForm<ChartDraft, unknown, Chart>({
    mode: 'onChange',
    defaultValues: toDraft(before),
    resolver: (values, context, options) => zodResolver(isTried.current ? whole : drawable)(values, context, options),
    // The error may be on another tab, which is then shown.
    shouldFocusError: false,
  })
  const { control, trigger, subscribe, getErrors } = form
  const { errors, isDirty, isSubmitted } = useFormState({ control })
  const unread = useInvalidInputs(form)
  const days = preview.series && daysShown(preview.series)
  const centres = useMemo(() => (preview.series ? findNewCentres(preview.series) : noCentres), [preview.series])
  const wrong = tabs.reduce((sum, id) => sum + wrongOn(id, errors), 0)

  useEffect(() => {
    void trigger()
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const parsed = drawable.safeParse(values)
        if (parsed.success) onConfirm(parsed.data)
      },
    })
  }, [trigger, subscribe, drawable, onConfirm])
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])

  const showWrong = () => setTab((shown) => tabs.find((id) => wrongOn(id, getErrors()) > 0) ?? shown)
  const take = async (chart: Chart) => {
    if (!unread.isEmpty) {
      unread.showErrors()
      return showWrong()
    }
    const problems = preview.chart.data.length === 0 ? [] : (preview.series?.problems ?? [])
    if (
      problems.length > 0 &&
      !(await confirm({
        kind: 'warning',
        title: t('take.problem'),
        text: t('take.problem-text'),
        confirmLabel: t('take.anyhow'),
      }))
    )
      return undefined
    return onTake(chart)
  }
  const submit = () => {
    isTried.current = true
    void form.handleSubmit(take, showWrong)()
  }
  const close = async () => {
    if (
      (!isDirty && unread.isEmpty) ||
      (await confirm({ kind: 'warning', title: t('drop'), text: t('drop.text'), confirmLabel: t('drop.yes') }))
    )
      onClose()
  }
  return (
    <Dialog
      footer={
        <>
          {(!isNew || isSubmitted) && wrong > 0 && (
            <p className={styles.flaws} role="status">
              {t('flaws', { count: wrong })}
            </p>
          )}
          <Button onClick={() => void close()}>{t('cancel')}</Button>
          <Button kind="primary" onClick={submit}>
            {t(isNew ? 'take.new' : 'take')}
          </Button>
        </>
      }
      size="full"
      title={title}
      onClose={() => void close()}
    >
      <FormProvider {...form}>
        <div className={styles.frame}>
          <div className={styles.form}>
            <Tabs
              label={t('tabs')}
              shown={tab}
              tabs={tabs.map((id) => ({ id, label: t(`tab.${id}`), isWrong: wrongOn(id, errors) > 0 }))}
              onShow={setTab}
            >
              <Section
                centres={centres}
                data={data}
                from={days?.from ?? ''}
                offered={offered}
                palette={palette}
                preview={preview}
                rows={rows}
                tab={tab}
                to={days?.to ?? ''}
                onUnread={unread.set}
              />
            </Tabs>
          </div>
          <Preview preview={preview} palette={palette} sources={offered.sources} />
        </div>
      </FormProvider>
    </Dialog>
  )
}

/** The part of the form on a tab; it subscribes to the form itself, not to the preview. */
const Section = memo(function Section({
  tab,
  offered,
  data,
  rows,
  palette,
  centres,
  preview,
  from,
  to,
  onUnread,
}: SectionProps &
  Pick<NotesProps, 'from' | 'to' | 'onUnread'> & { tab: TabId; centres: readonly Category[]; preview: RenderedChart }) {
  switch (tab) {
    case 'data':
      return <DataSection offered={offered} />
    case 'cuts':
      return <BreakdownsSection data={data} offered={offered} rows={rows} onUnread={onUnread} />
    case 'filters':
      return <FilterSection data={data} offered={offered} rows={rows} />
    case 'look':
      return (
        <AppearanceSection
          centres={centres}
          offered={offered}
          palette={palette}
          preview={preview}
          onUnread={onUnread}
        />
      )
    default:
      return <TextsSection from={from} to={to} onUnread={onUnread} />
  }
})
