import type { Drawing } from '#evaluation/types/definition/drawing.ts'
import {
  type Cell,
  type ChartLayoutData,
  emptyLabel,
  hasNoSingles,
  isEmpty,
} from '#evaluation/types/definition/chartLayoutData.ts'
import { comparatorN } from './comparators.ts'
import { axisTitle } from './axisTitle.ts'
import { showFigure, showShare } from './figureText.ts'
import { limitsTips, placeText } from './funnel.ts'
import { maxSentences } from './decimals.ts'
import { signalTips } from './signals.ts'
import { noteLine } from './timelineNotes.ts'
import { getVerdict, verdictText } from './verdict.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

export type TipLine = {
  color: string | null
  label: string
  value: string
  interval: string
  n: string
  verdict: { text: string; isGood: boolean | null } | null
}

/** The content of a tooltip: every part with value, interval and n, and their meaning. */
export type Tip = { title: string; lines: TipLine[]; notes: string[] }

/** The tooltip of a category of a small chart; undefined if there is no such category. */
export function getTip(drawing: Pick<Drawing, 'data' | 't'>, multipleIndex: number, category: number): Tip | undefined {
  const { data, t } = drawing
  const multiple = data.multiples[multipleIndex]
  const row = multiple?.cells[category]
  if (!multiple || !row) return undefined
  const lines = row.flatMap((cell, index) => {
    const part = data.parts[index]
    return cell && part
      ? [getLine(cell, data.parts.length > 1 ? part.label : '', data.parts.length > 1 ? part.color : null, drawing)]
      : []
  })
  const cells = row.filter((cell) => cell !== null)
  const invalid = data.areLevels
    ? Math.max(0, ...cells.map((cell) => cell.invalid))
    : cells.reduce((all, cell) => all + cell.invalid, 0)
  const hasInterval = cells.some((cell) => cell.low !== null && cell.high !== null)
  const sentences = cells.map(({ sentence }) => sentence?.() ?? '').filter(Boolean)
  const notes = [
    ...(data.notes ?? []).filter((note) => note.category === category).map((note) => noteLine(note, t)),
    ...(multiple.besides?.[category] ? [`${t('beside-scale')}${labelSeparator()}${multiple.besides[category]}`] : []),
    ...signalTips(multiple, category, data.parts, t),
    ...(sentences.length <= maxSentences ? sentences : []),
    ...limitsTips(multiple, cells, data, t),
    ...multiple.benchmarks.flatMap(({ label, values, comparator }) => {
      const mark = values[category]
      if (!mark) return []
      const about = [
        ...(mark.sd === null || data.measure === 'share'
          ? []
          : [t('sd-is', { sd: showFigure(mark.sd, data.decimals) })]),
        ...(mark.n === null ? [] : [comparatorN(comparator, mark.n, t)]),
      ]
      const own = about.length > 0 ? ` (${about.join(', ')})` : ''
      return [
        `${comparator ? '' : `${t('benchmark')} `}${label}${labelSeparator()}${(data.measure === 'share' ? showShare : showFigure)(mark.mean, data.decimals)}${own}`,
      ]
    }),
    methodText(drawing),
    ...(hasInterval ? [t(data.measure === 'share' ? 'tip.interval.share' : 'tip.interval')] : []),
    ...(cells.some(({ isSmall }) => isSmall) ? [t('small-note')] : []),
    ...(invalid > 0 ? [t('invalid', { count: invalid })] : []),
  ]
  return {
    title: [multiple.heading, multiple.categories[category] ?? ''].filter((text) => text !== '').join(' · '),
    lines,
    notes,
  }
}

/** A tooltip as sentences, for screen readers. */
export function tooltipAriaText({ title, lines, notes }: Tip): string {
  const ariaText = lines.map(({ label, value, interval, n, verdict }) =>
    [label, value, interval, n, verdict?.text ?? ''].filter((text) => text !== '').join(', '),
  )
  return [title, ...ariaText, ...notes].filter((text) => text !== '').join('. ')
}

function getLine(cell: Cell, label: string, color: string | null, { data, t }: Pick<Drawing, 'data' | 't'>): TipLine {
  const people = t('n-is', { n: showFigure(cell.n) })
  const n = cell.answers === undefined ? people : `${people} (${t('answers-n', { count: cell.answers })})`
  if (cell.isWithheld) return { color, label, value: t('withheld'), interval: '', n: '', verdict: null }
  if (isEmpty(cell)) return { color, label, value: t(emptyLabel([cell])), interval: '', n, verdict: null }
  const sign = getVerdict(cell)
  const show = (value: number | null) =>
    data.measure === 'share' ? showShare(value, data.decimals) : showFigure(value, data.decimals)
  return {
    color,
    label,
    value:
      data.measure === 'spread'
        ? spreadText(cell, data.decimals, t)
        : withCount(cell, show(cell.value), data.measure === 'share', t),
    interval:
      cell.low === null || cell.high === null || data.measure === 'spread'
        ? ''
        : `[${show(cell.low)} – ${show(cell.high)}]`,
    n,
    verdict: cell.verdict && {
      text: [sign?.sign, data.shape === 'funnels' ? placeText(cell, t) : verdictText(cell, t)]
        .filter(Boolean)
        .join(' '),
      isGood: sign?.isGood ?? null,
    },
  }
}

function withCount(cell: Cell, value: string, isShare: boolean, t: Drawing['t']): string {
  return isShare && cell.count !== null ? `${value} (${t('answers-n', { count: cell.count })})` : value
}

/** ' [3.1 – 3.4]'; empty without an interval. */
function interval({ low, high }: Cell, show: (value: number) => string): string {
  return low === null || high === null ? '' : ` [${show(low)} – ${show(high)}]`
}

function spreadText(cell: Cell, decimals: number, t: Drawing['t']): string {
  const { box } = cell
  if (!box) return '-'
  const show = (value: number) => showFigure(value, decimals)
  const more = box.outside > 0 ? `; ${t('outliers-n', { count: box.outside })}` : ''
  const mean = cell.value === null ? '' : `${t('mean')} ${show(cell.value)}${interval(cell, show)}; `
  return `${mean}${t('median')} ${show(box.median)}; ${t('quartiles')} ${show(box.q1)} – ${show(box.q3)}; ${t('whiskers')} ${show(box.low)} – ${show(box.high)}${more}`
}

/** The method of a chart's figures, in a line; a table has means. */
export function methodText({ data, t }: { data: ChartLayoutData | null; t: Drawing['t'] }): string {
  if (data?.shape === 'funnels') return t(data.measure === 'share' ? 'funnel.method.share' : 'funnel.method.mean')
  if (data === null || data.measure === 'mean') return t('define.mean')
  if (data.areMeans && data.measure === 'share') return t('define.share-of-people')
  if (data.measure === 'spread') return t(hasNoSingles(data) ? 'define.box.no-singles' : 'define.box')
  if (data.measure === 'count') return t('define.count')
  if (data.whole === 'bar') return t('define.part')
  return data.isMulti && data.whole !== 'people'
    ? t('define.mentions')
    : t('define.share', { what: axisTitle({ data, t }) })
}
