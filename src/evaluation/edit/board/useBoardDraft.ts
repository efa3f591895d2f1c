import { type Dispatch, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { EvaluationRow } from '#evaluation/model/rows.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { toast } from '#ui/feedback/toasts.ts'
import { emptyChart } from '#evaluation/types/definition/emptyChart.ts'
import { arranged, type Placed } from '#evaluation/board/grid/placed.ts'
import type { DraftAction, DraftStep } from '#evaluation/edit/draft/draft.ts'
import {
  type Entries,
  readEntry,
  restoreChart,
  updateChart,
  duplicateChart,
  withLayout,
  addChart,
  without,
} from '#evaluation/edit/draft/entries.ts'
import { sameJson } from '#evaluation/edit/draft/sameJson.ts'
import { findFreePlace } from '#evaluation/edit/layout/resolveCollisions.ts'
import type { BoardAction } from './EditMenu.tsx'
import { untitled } from '#evaluation/board/useBoard.ts'
import { getMeasures } from '#evaluation/board/useEvaluationData.ts'

/** The open chart: its original, its last state that could be rendered, and whether anything was changed. */
type Opened = { key: string; isNew: boolean; before: Chart; requested: Chart; isDirty: boolean }
export type BoardDraft = ReturnType<typeof useBoardDraft>

const previewKey = ' preview'

/** All actions on the charts of the draft. */
export function useBoardDraft(row: EvaluationRow, entries: Entries, dispatch: Dispatch<DraftAction>) {
  const { t } = useTranslation(['editor', 'portal'])
  const language = useLanguage()
  const { t: tCharts } = useTranslation('charts')
  const [address] = useSearchParams()
  const [opened, setOpened] = useState<Opened | null>(() =>
    address.has('new') ? getNew(row) : findOpened(entries, address.get('chart')),
  )
  const [fresh, setFresh] = useState<string | null>(null)
  const getTitle = (key: string) => {
    const entry = entries.find((one) => one.key === key)
    const stored = entry && readEntry(entry)
    return chartTitle(stored?.chart ?? { ...emptyChart, ...stored?.title }, language, tCharts).title
  }
  const put = (step: DraftStep, change: (now: Entries) => Entries) => dispatch({ type: 'put', step, change })

  const begin = () => setOpened(getNew(row))
  const request = useCallback((chart: Chart) => {
    const requested = getRequests(chart)
    setOpened((now) => (!now || sameJson(now.requested, requested) ? now : { ...now, requested }))
  }, [])
  const setDirty = useCallback(
    (isDirty: boolean) => setOpened((now) => (!now || now.isDirty === isDirty ? now : { ...now, isDirty })),
    [],
  )
  const close = () => setOpened(null)
  const take = (chart: Chart, layout: readonly Placed[]) => {
    if (!opened) return
    const { key, isNew } = opened
    const { title } = chartTitle(chart, language, tCharts)
    if (isNew) put({ kind: 'add', title }, (now) => addChart(now, { ...chart, ...findFreePlace(layout, key) }))
    else put({ kind: 'change', title }, (now) => updateChart(now, key, chart))
    setFresh(key)
    close()
  }
  const act = (key: string, action: BoardAction, layout: readonly Placed[]) => {
    const title = getTitle(key)
    if (action.kind === 'edit') return setOpened(findOpened(entries, key))
    if (action.kind === 'copy') {
      const place = findFreePlace(
        layout,
        newKey(),
        layout.find(({ i }) => i === key),
      )
      put({ kind: 'copy', title }, (now) => duplicateChart(now, key, place))
      return setFresh(place.i)
    }
    if (action.kind === 'remove') {
      const at = entries.findIndex((entry) => entry.key === key)
      const entry = entries[at]
      put({ kind: 'remove', title }, (now) => without(now, key))
      if (entry)
        toast.info(t('removed', { title }), {
          action: {
            label: t('portal:undo'),
            run: () => put({ kind: 'restore', title }, (now) => restoreChart(now, entry, at)),
          },
        })
      return undefined
    }
    const resized = action.kind === 'resize' && action.side === 'h' ? [key] : []
    return put({ kind: action.kind, title }, (now) => withLayout(now, arranged(layout, key, action), resized))
  }
  return {
    entries,
    opened,
    isFormDirty: opened?.isDirty === true,
    fresh,
    getTitle,
    put,
    begin,
    ask: request,
    setDirty,
    close,
    take,
    act,
  }
}

/** Opens a chart to edit; an invalid one is replaced under its title. */
function findOpened(entries: Entries, key: string | null): Opened | null {
  const entry = entries.find((one) => one.key === key)
  if (!entry) return null
  const { chart, title, place } = readEntry(entry)
  const before = chart ?? { ...emptyChart, ...title, ...place, i: entry.key }
  return { key: entry.key, isNew: false, before, requested: getRequests(before), isDirty: false }
}

/** The request to the engine; the title of a chart changes no figure. */
function getRequests(chart: Chart): Chart {
  return { ...chart, ...untitled, i: previewKey }
}

function newKey(): string {
  return `c-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** A new chart, of the first measure of the evaluation. */
function getNew(row: EvaluationRow): Opened {
  const [measure] = getMeasures(row)
  const chart: Chart = { ...emptyChart, i: newKey(), measures: measure === undefined ? [] : [measure] }
  return { key: chart.i, isNew: true, before: chart, requested: getRequests(chart), isDirty: false }
}
