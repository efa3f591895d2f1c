import type { TFunction } from 'i18next'
import type { Provenance } from '#evaluation/chart/provenance.ts'
import { showMoment } from '#lib/dates/dates.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { getFirst } from '#ui/fields/codePoints.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import type { FigureInQuestion } from './AskContext.ts'

/** Longer addresses open nowhere; the text of the question needs room, too. */
const maxAddress = 1500
const maxValue = 400

export type AboutParams = {
  topic: FigureInQuestion['topic']
  /** The title of the chart. */
  title: string
  provenance: Provenance
  /** The filters as text. */
  filters: readonly string[]
  /** When the rows were read (milliseconds since 1970). */
  readAt: number | null
  isPartial: boolean
  /** The address of the page. */
  address: string
  t: TFunction<'evaluation'>
}

/**
 * What a question is about, a line each: only what its reader sees, so nothing of withheld people. No value can add a
 * line of its own.
 */
export function aboutFigure(params: AboutParams): string[] {
  const { topic, title, provenance, filters, readAt, isPartial, address, t } = params
  const at = readAt === null ? '-' : showMoment(new Date(readAt), true)
  const facts: [name: string, value: string][] = [
    [t('ask.evaluation'), provenance.evaluation],
    [t('ask.chart'), title],
    ...(topic ? [[t('ask.topic'), topic.name] satisfies [string, string]] : []),
    [t('cover.institutions'), topic ? topic.institutions.join(', ') : provenance.institutions],
    [t('cover.measures'), provenance.measures],
    [t('cover.period'), provenance.period],
    [t('filters'), filters.length > 0 ? filters.join('; ') : t('cover.no-filters')],
    ...(topic ? [[t('ask.figure'), topic.words] satisfies [string, string]] : []),
    [t('cover.data'), isPartial ? `${at} (${t('partial')})` : at],
  ]
  const lines = facts.map(([name, value]) => `${name}${labelSeparator()}${shortened(cleanLine(value))}`)
  return [...lines, `${t('ask.address')}${labelSeparator()}${address}`]
}

/** What a question is about in a few sentences, for the person who asks it; what is sent says the same and more. */
export function summarizeFigure({ topic, title, provenance, filters, isPartial, t }: AboutParams): string[] {
  const names = { chart: cleanLine(title), evaluation: cleanLine(provenance.evaluation) }
  const rows = [topic ? topic.institutions.join(', ') : provenance.institutions, provenance.period]
  const chosen = filters.length > 0 ? [`${t('filters')}${labelSeparator()}${filters.join('; ')}`] : []
  return [
    topic ? t('ask.about-topic', { ...names, topic: cleanLine(topic.name) }) : t('ask.about-chart', names),
    ...(topic ? [topic.words] : []),
    [...rows, ...chosen, ...(isPartial ? [t('partial')] : [])].filter(Boolean).join(' · '),
  ].map((line) => shortened(cleanLine(line)))
}

/** The address of a page as its asker sees it; a topic of one institution opens with that institution for everybody. */
export function questionAddress(href: string, topic: FigureInQuestion['topic']): string {
  const url = new URL(href)
  url.hash = ''
  const [institution, ...others] = topic?.institutions ?? []
  if (institution !== undefined && others.length === 0) url.searchParams.set('institution', institution)
  return url.href.length <= maxAddress ? url.href : `${url.origin}${url.pathname}`
}

function shortened(value: string): string {
  const first = getFirst(value, maxValue)
  return first === value ? value : `${first} …`
}
