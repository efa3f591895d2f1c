import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { can } from '#engine/access.ts'
import { useAction } from '#engine/actions/useAction.ts'
import type { Collection } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { useViewer } from '#engine/viewer.ts'
import { DataErrors } from '#evaluation/board/DataErrors.tsx'
import { getFilterable } from '#evaluation/board/filters/filterable.ts'
import { storedCharts } from '#evaluation/board/storedCharts.ts'
import { useEvaluationData } from '#evaluation/board/useEvaluationData.ts'
import { useOwnInstitutions } from '#evaluation/board/useOwnInstitutions.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { getText } from '#evaluation/model/words.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { Button } from '#ui/actions/Button.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import form from '#ui/dialogForm.module.css'
import fieldset from '#ui/fieldset.module.css'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'

/** Charts on one sheet. */
const maxOnSheet = 2
const none: never[] = []

type Props = { collection: Collection; row: EvaluationRow; onClose: () => void }

/** Which charts become slides, or a sheet each by which attribute. */
export function SlidesDialog({ collection, row, onClose }: Props) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  const viewer = useViewer()
  const [address] = useSearchParams()
  const charts = storedCharts(row.charts).flatMap(({ i, chart }) =>
    chart ? [{ i, chart, title: chartTitle(chart, language, tCharts).title }] : [],
  )
  const read = useEvaluationData(charts.map(({ chart }) => chart))
  const own = useOwnInstitutions(read.evaluationData?.records.values() ?? none)
  const [attribute, setAttribute] = useState<string | null>(null)
  const isSheets = attribute !== null
  // Institutions are cut by the chart itself in a funnel, and a table has no picture.
  const offered = charts.filter(
    ({ chart: { type } }) =>
      !isSheets || (getDefinition(type).picture && getDefinition(type).counts !== 'institutions'),
  )
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set(charts.map(({ i }) => i)))
  const selected = offered.filter(({ i }) => chosen.has(i))
  const tooMany = isSheets && selected.length > maxOnSheet
  const cuts = getFilterable(read.evaluationData?.sources ?? [], none, {
    content_object: t('filter.content_object'),
    created: t('filter.created'),
    seesInstitutions: can(collection, 'update', viewer, row),
    own: own.names,
  }).filter(({ key, kind, options, isUnselected }) => {
    const isOption = kind === 'values' && !isUnselected
    return isOption && (key === 'content_object' || options.length > 1)
  })
  const making = useAction({
    run: async () => {
      onClose()
      const { createDeckOfCharts, createSheets } = await import('./createSlides.ts')
      const reader = { collection, viewer, address, language, t, tCharts }
      const evaluation = { id: row.id, name: getTitle(collection, row, language) }
      if (attribute === null) await createDeckOfCharts(evaluation, selected, reader)
      else await createSheets(evaluation, { attribute, charts: selected.map(({ i }) => i) }, reader)
    },
    title: t('slides'),
  })
  const setCut = (key: string | null) => {
    setAttribute(key)
    // A sheet begins with as many charts as it holds.
    const first = charts.filter(
      ({ chart: { type } }) => getDefinition(type).picture && getDefinition(type).counts !== 'institutions',
    )
    choose(new Set((key === null ? charts : first.slice(0, maxOnSheet)).map(({ i }) => i)))
  }
  const toggle = (i: string, isOn: boolean) =>
    choose(new Set(isOn ? [...chosen, i] : [...chosen].filter((one) => one !== i)))
  return (
    <Dialog
      title={t('slides')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('slides.cancel')}</Button>
          <Button
            kind="primary"
            disabled={selected.length === 0 || tooMany}
            reason={t(tooMany ? 'slides.too-many' : 'slides.choose-one')}
            onClick={() => void making.run()}
          >
            {t(isSheets ? 'slides.make-sheets' : 'slides.make')}
          </Button>
        </>
      }
    >
      <div className={form.form}>
        <p>{t('slides.text')}</p>
        <DataErrors {...read} />
        <Dropdown
          clearable
          label={t('slides.by')}
          hint={t(isSheets ? 'slides.by.hint' : 'slides.by.none')}
          options={cuts.map(({ key, label }) => ({ value: key, label: getText(label, language) || key }))}
          value={attribute}
          onChange={setCut}
        />
        <fieldset className={fieldset.group}>
          <legend>{t('slides.charts')}</legend>
          {offered.map(({ i, title }) => (
            <CheckBox key={i} label={title} checked={chosen.has(i)} onChange={(isOn) => toggle(i, isOn)} />
          ))}
        </fieldset>
      </div>
    </Dialog>
  )
}
