import type { SaveInput } from '#evaluation/chart/files/saveChart.ts'
import type { Value } from '#evaluation/model/chart.ts'
import type { Figure, Series } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { sheetSentences } from './sheetSentences.ts'

/** A plan that stands on a sheet. */
export type SheetPlan = { title: string; due: string | null; lookAgain: string | null; owner: string }

/** The texts of a ward that were released, and how many were written. */
export type SheetComments = { written: number; texts: readonly { id: string; text: string }[] }

/** One page of a ward or institution: what its figures say, its charts, what is planned; the texts are a page of their own. */
export type Sheet = {
  value: Value
  name: string
  sentences: string[]
  charts: SaveInput[]
  plans: SheetPlan[]
  comments?: SheetComments
}

/** The sheets, and those that get none: withheld, or without answers. */
export type Sheets = { sheets: Sheet[]; withheld: string[]; empty: string[] }

/**
 * Cuts charts with a small chart per ward (or institution) into one sheet each. As all wards are counted in one chart, the layer of small
 * groups decides over all of them together: what it withholds is on no sheet, nor what it could be subtracted from. Institutions that
 * the reader may not see by name get none.
 */
export function toSheets(charts: readonly SaveInput[], getPlans: (name: string) => SheetPlan[]): Sheets {
  const result: Sheets = { sheets: [], withheld: [], empty: [] }
  const [first] = charts
  if (!first) return result
  const wards = charts.flatMap(({ series }) =>
    series.panels.flatMap(({ split }) =>
      split && split.isAnonymous !== true && split.isOthers !== true ? [split] : [],
    ),
  )
  for (const [value, label] of new Map(wards.map((ward) => [ward.value, ward.label]))) {
    const name = getText(label, first.language) || String(value)
    const own = charts.map((chart) => ({ ...chart, series: cutTo(chart.series, value) }))
    const figures = own.flatMap(({ series }) => getFigures(series))
    if (figures.some(({ isWithheld, n }) => !isWithheld && n > 0))
      result.sheets.push({ value, name, sentences: sheetSentences(own, name), charts: own, plans: getPlans(name) })
    else if (figures.some(({ isWithheld }) => isWithheld)) result.withheld.push(name)
    else result.empty.push(name)
  }
  return result
}

/** The series of one small chart; numbers about all of them together are left out. */
function cutTo(series: Series, value: Value): Series {
  const panels = series.panels.filter(({ split }) => split?.value === value).map((panel) => ({ ...panel, split: null }))
  const figures = panels.flatMap((panel) => panel.figures.flat(2))
  return {
    ...series,
    panels,
    rows: null,
    invalid: figures.reduce((sum, { invalid }) => sum + invalid, 0),
    besides: figures.reduce((sum, { besides = 0 }) => sum + besides, 0),
    minusOnes: { dropped: 0, numbers: 0 },
    undated: 0,
  }
}

const getFigures = ({ panels }: Series): Figure[] => panels.flatMap(({ figures }) => figures.flat(2))
