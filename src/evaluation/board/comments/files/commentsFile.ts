import type { TFunction } from 'i18next'
import { headLines } from '#evaluation/chart/files/headLines.ts'
import type { Sheet } from '#evaluation/chart/files/toSheet.ts'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import type { Chart } from '#evaluation/model/chart.ts'
import { chartTitle } from '#evaluation/model/chartTitle.ts'
import { type Comment, fewestWriters } from '#evaluation/model/comments.ts'
import { getText } from '#evaluation/model/words.ts'
import type { Language } from '#lib/languages.ts'
import { periodText } from '#evaluation/board/comments/periodText.ts'
import type { ReleasedComments } from '#evaluation/board/comments/releasedComments.ts'

/** What files say of the texts of a chart: the released ones, and no others. */
export type CommentsExport = {
  chart: Chart
  released: ReleasedComments
  /** The limit of this reader for small groups. */
  hideBelow: number
  provenance: Provenance | null
  /** The filters of the page and of the chart as texts. */
  filters: readonly string[]
  t: TFunction<'charts'>
  language: Language
  now: Date
}

/** How many texts were written and how many of them are released, or why there are none. */
export function countsLine({ released, hideBelow, t }: Pick<CommentsExport, 'released' | 'hideBelow' | 't'>): string {
  const { state, written, texts } = released
  if (state !== 'shown') return t(`comments.${state}`, { limit: Math.max(fewestWriters, hideBelow) })
  const counts = t('comments.counts', { written, released: texts.length })
  return texts.length === 0 ? `${counts}. ${t('comments.none')}` : counts
}

/** The lines above the texts in every file: title, provenance, filters, and how many texts there are. */
export function commentLines(input: CommentsExport): string[] {
  const { head, made } = headLines(input)
  return [...head, countsLine(input), made]
}

/** The released texts as the rows of a table, with their periods and wards. */
export function commentRows({ chart, released, t, language }: CommentsExport): { header: string[]; rows: string[][] } {
  const { texts } = released
  const hasQuestion = new Set(chart.data.flatMap(({ keys }) => keys)).size > 1
  const columns: { label: string; get: (one: Comment) => string }[] = [
    ...(hasQuestion ? [{ label: t('comments.question'), get: (one: Comment) => getText(one.question, language) }] : []),
    { label: t('comments.period'), get: ({ period }) => (period ? periodText(period, language) : '') },
    { label: t('comments.place'), get: ({ place }) => (place ? getText(place.label, language) || place.value : '') },
    { label: t('comments.text'), get: ({ text }) => text },
  ]
  const shown = columns.filter(({ get }, place) => place === columns.length - 1 || texts.some((one) => get(one) !== ''))
  return {
    header: shown.map(({ label }) => label),
    rows: texts.map((one) => shown.map(({ get }) => get(one))),
  }
}

/** The released texts as a sheet of a workbook or of a CSV file. */
export function commentsSheet(input: CommentsExport): Sheet & { name: string } {
  const { header, rows } = commentRows(input)
  return {
    name: chartTitle(input.chart, input.language, input.t).title,
    lines: commentLines(input),
    header,
    rows,
    kinds: header.map(() => 'text'),
  }
}
