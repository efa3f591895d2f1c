import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import type { TFunction } from 'i18next'
import type { Sheet } from '#evaluation/chart/files/sheetOf.ts'
import type { TableCell } from '#evaluation/types/table/field.ts'
import type { Language } from '#lib/languages.ts'
import { countedTopics } from './findings.ts'
import { headLines, methodLine, subjectOf, type Told } from './headLines.ts'
import { changeSentence, columns, headingOf, nameOf, topicSentence, wordsOf } from './topicWords.ts'

const texts = new Set(['item', 'verdict', 'sentence'])

/** The glance as the first sheet of a workbook: what was compared with what above, then a row per topic. */
export function glanceSheet(
  told: Told,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
  language: Language,
): Sheet & { name: string } {
  const { glance, institutions, filterText } = told
  const asked = { subject: subjectOf(institutions, t, tCharts), isComplete: glance.complete, filterText, t: tCharts }
  const topics = countedTopics(glance).flatMap((group) => group.topics)
  // Where the periods themselves are compared, every row is a change.
  const tellsChanges = glance.against !== 'before'
  return {
    name: t('glance.title'),
    lines: [
      t('glance.title'),
      ...headLines(told, t, language),
      ...(glance.comparisons > 0 ? [methodLine(glance, t)] : []),
    ],
    header: [
      ...columns.map((column) => headingOf(column, glance.against, t, tCharts)),
      ...(tellsChanges ? [t('glance.changes')] : []),
    ],
    rows: topics.map((topic): TableCell[] => {
      const { figure, benchmark } = topic
      const isShare = isYesOrNo(topic.item)
      const told = (mean: number | null) => (mean === null || !isShare ? mean : mean * 100)
      const shown = figure.isWithheld
        ? [null, null, null, null]
        : [told(figure.mean), told(figure.low), told(figure.high), figure.n]
      return [
        [nameOf(topic, language, filterText), ...(isShare ? ['(%)'] : [])].join(' '),
        wordsOf(topic, glance.against, t, tCharts),
        ...shown,
        told(benchmark.mean),
        benchmark.n,
        topicSentence(topic, { ...asked, against: glance.against }),
        ...(tellsChanges ? [changeSentence(topic, asked)] : []),
      ]
    }),
    kinds: [
      ...columns.map((column) => (texts.has(column) ? ('text' as const) : ('number' as const))),
      ...(tellsChanges ? ['text' as const] : []),
    ],
  }
}
