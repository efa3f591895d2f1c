import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import type { Captions } from '#evaluation/types/option/grids/captions.ts'
import { cut, getWidth, wrapped } from '#evaluation/types/option/grids/textMeasure.ts'
import { comparisonTexts, verdictKey } from '#evaluation/types/words/head.ts'
import { getAnswers, getDrawingNotes } from '#evaluation/types/words/notes.ts'
import { placeText } from '#evaluation/types/words/funnel.ts'
import { getVerdict, verdictText } from '#evaluation/types/words/verdict.ts'
import { showMoment } from '#lib/dates/dates.ts'
import type { ExportInput } from './exportLines.ts'

type SourceInput = Pick<ExportInput, 'provenance' | 't' | 'at'>

/**
 * The words of a chart on a slide: its title, a line of what its figures and marks mean, and a source line that fits
 * `width` pixels. The whole provenance is in the tables and on paper. A chart that PowerPoint draws (`isEditable`) has neither
 * signs nor hatching.
 */
export function slideLines(input: ExportInput, data: ChartLayoutData, width: number, isEditable = false): Captions {
  const { series, chart, filters, filterText, t, language } = input
  const { title, subtitle } = chartTitle(chart, language, t)
  const about = [
    ...(subtitle === '' ? [] : [subtitle]),
    ...(filters.length > 0 ? [t('filters', { filters: filters.join('; ') })] : []),
  ]
  const key = isEditable ? [] : visibleKey(input, data)
  const notes = [
    ...comparisonTexts({ series, chart, data, t, language, filterText, isFiltered: filters.length > 0 }),
    ...getDrawingNotes(series, chart, data, t, isEditable),
  ]
  return {
    head: [title, ...inFewLines([[...about, ...key], notes], width)],
    foot: [sourceLine(input, t('n-is', { n: t('answers-n', { count: getAnswers(series) }) }), width)],
    isSlide: true,
  }
}

/**
 * Texts in as few lines as possible: each part begins one, or at least no text is broken, where that takes no more of
 * them.
 */
function inFewLines(parts: readonly (readonly string[])[], width: number): string[] {
  const texts = parts.map((part) => part.map((text) => text.replace(/\.$/, '')))
  const [together, ...each] = [texts.flat(), ...texts].map((some) =>
    some.length > 0 ? wrapped(some.join(' · '), width) : [],
  )
  const least = together?.length ?? 0
  const unbroken = texts.flat().reduce<string[]>((lines, text) => {
    const longer = `${lines.at(-1) ?? ''} · ${text}`
    const fits = lines.length > 0 && getWidth(longer) <= width
    return fits ? [...lines.slice(0, -1), longer] : [...lines, ...wrapped(text, width)]
  }, [])
  return [each.flat(), unbroken].find(({ length }) => length <= least) ?? together ?? []
}

/**
 * The source of a picture in one line: evaluation, institutions, period, provider, `size` (its number of answers or
 * questionnaires) and day. What does not fit is left out, the provider first; the evaluation is cut last.
 */
export function sourceLine({ provenance, t, at }: SourceInput, size: string, width: number): string {
  const end = [size, t('date', { date: showMoment(at) })]
  if (!provenance) return end.join(' · ')
  const { evaluation, institutions, period, provider } = provenance
  const where = evaluation.includes(institutions) ? [] : [institutions]
  const tries = [
    [evaluation, ...where, period, provider],
    [evaluation, ...where, period],
    [evaluation, ...where],
    [evaluation],
  ].map((parts) => getLine(parts))
  const found = tries.find((line) => getWidth(line) <= width)
  if (found !== undefined) return found
  const around = getWidth(getLine(['…'])) - getWidth('…')
  return getLine([cut(evaluation, width - around)])

  function getLine(parts: string[]): string {
    return t('source', { source: [...parts.filter((part) => part !== '' && part !== '-'), ...end].join(' · ') })
  }
}

/** The meaning of the symbols that the chart shows, and of no others. */
function visibleKey({ series, t }: ExportInput, data: ChartLayoutData): string[] {
  const key = verdictKey(series, data, t)
  const signals = key.filter(({ isSignal }) => isSignal).map(({ sign, text }) => `${sign} ${text}`)
  if (key.length === signals.length) return signals
  const getWords = data.shape === 'funnels' ? placeText : verdictText
  const cells = data.multiples.flatMap((multiple) => multiple.cells.flat())
  const shown = cells.flatMap((cell) => {
    const verdict = cell && getVerdict(cell)
    return verdict ? [`${verdict.sign} ${getWords(cell, t)}`] : []
  })
  return [...new Set(shown), ...signals]
}
