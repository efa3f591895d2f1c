import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import type { TFunction } from 'i18next'
import { getFormat, type Sheet } from '#evaluation/chart/files/toSheet.ts'
import { roundCell, type TableCell } from '#evaluation/types/table/field.ts'
import { isDistance, type Topic } from '#evaluation/model/overview.ts'
import type { Language } from '#lib/languages.ts'
import { countedTopics } from './findings.ts'
import { headLines, methodLine, getSubject, type HeadInput } from './headLines.ts'
import { getDecimals } from './topicFigures.ts'
import { changeSentence, type Column, columns, getHeading, getName, topicSentence, getTexts } from './topicWords.ts'

const texts = new Set(['item', 'verdict', 'sentence'])

/** The overview as the first sheet of a workbook: the comparison at the top, then a row per topic. */
export function overviewSheet(
  input: HeadInput,
  t: TFunction<'evaluation'>,
  tCharts: TFunction<'charts'>,
  language: Language,
): Sheet & { name: string } {
  const { overview, institutions, filterText } = input
  const requested = {
    subject: getSubject(institutions, t, tCharts),
    isComplete: overview.complete,
    filterText,
    t: tCharts,
  }
  // Only a stored benchmark is an estimate with a spread of its own.
  const shownColumns = columns.filter((column) => column !== 'benchmark-sd' || overview.against === 'benchmark')
  const topics = countedTopics(overview).flatMap((group) => group.topics)
  // If the periods themselves are compared, every row is a change.
  const announcesChanges = overview.against !== 'before'
  const exact = topics.map((topic): TableCell[] => {
    const { figure, benchmark } = topic
    const isShare = isYesOrNo(topic.item)
    const toDisplay = (mean: number | null) => (mean === null || !isShare ? mean : mean * 100)
    const shown = figure.isWithheld
      ? [null, null, null, null]
      : [toDisplay(figure.mean), toDisplay(figure.low), toDisplay(figure.high), figure.n]
    return [
      [getName(topic, language, filterText), ...(isShare ? ['(%)'] : [])].join(' '),
      getTexts(topic, overview.against, t, tCharts),
      ...shown,
      toDisplay(benchmark.mean),
      ...(overview.against === 'benchmark' ? [isShare ? null : benchmark.sd] : []),
      benchmark.n,
      topicSentence(topic, { ...requested, against: overview.against }),
      ...(announcesChanges ? [changeSentence(topic, requested)] : []),
    ]
  })
  const rows = exact.map((row, place) =>
    overview.hideBelow > 0
      ? row.map((cell, column) => roundCell(cell, toColumn(topics[place], shownColumns[column])))
      : row,
  )
  return {
    name: t('overview.title'),
    lines: [
      t('overview.title'),
      ...headLines(input, t, language),
      ...(overview.comparisons > 0 ? [methodLine(overview, t)] : []),
      ...(isDistance(overview.against) ? [tCharts('comparator.method')] : []),
    ],
    header: [
      ...shownColumns.map((column) => getHeading(column, overview.against, t, tCharts)),
      ...(announcesChanges ? [t('overview.changes')] : []),
    ],
    rows,
    formats: rows.map((row, place) =>
      row.map((cell, column) => getFormat(cell, toColumn(topics[place], shownColumns[column]))),
    ),
    kinds: [
      ...shownColumns.map((column) => (texts.has(column) ? ('text' as const) : ('number' as const))),
      ...(announcesChanges ? ['text' as const] : []),
    ],
  }
}

/** How a cell of a topic is shown: counts are whole, its figures have its decimals. */
function toColumn(topic: Topic | undefined, column: Column | undefined): { decimals: number; isPercent?: boolean } {
  if (!topic || column === 'n' || column === 'benchmark-n') return { decimals: 0 }
  return { decimals: getDecimals(topic), isPercent: isYesOrNo(topic.item) }
}
