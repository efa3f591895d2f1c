import { chartTitle } from '#evaluation/model/chartTitle.ts'
import type { ChartLayoutData } from '#evaluation/types/definition/chartLayoutData.ts'
import { getOwnSentences, getSentences } from '#evaluation/types/words/sentence.ts'
import { type ExportInput, exportLines } from '#evaluation/chart/files/exportLines.ts'
import { slideLines, sourceLine } from '#evaluation/chart/files/slideLines.ts'
import { fontSize } from '#evaluation/types/option/grids/textMeasure.ts'
import { getAnswers } from '#evaluation/types/words/notes.ts'
import type { NativeChart } from './nativeCharts.ts'

/** The width of the source line in pixels of measured letters: 12.33 inches are 88.8 times its letters of 10 points. */
const sourceWidth = 88.8 * fontSize
/** What XML 1.0 forbids. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

/** `title` is what the chart says, in a sentence where there is one; `about` its name and marks; `notes` the whole provenance. */
export type SlideTexts = { title: string; about: string; source: string; notes: string }

/** A text that XML can hold. */
export const clean = (text: string): string => text.replaceAll(forbidden, '')

/** The words of a chart on its slide, from the same lines as its picture and its other files; `native` draws it itself. */
export function slideTexts(
  input: ExportInput,
  data: ChartLayoutData | null,
  native?: Pick<NativeChart, 'heading'>,
): SlideTexts {
  const { series, chart, t, language } = input
  const { title, subtitle } = chartTitle(chart, language, t)
  const [sentence] = [...getOwnSentences(input), ...getSentences(input)]
  const notes = data ? slideLines(input, data, Infinity, native !== undefined).head.slice(1) : [subtitle]
  const { head, foot } = exportLines(input)
  return {
    title: clean(sentence ?? title),
    about: clean([...(sentence === undefined ? [] : [title]), native?.heading, ...notes].filter(Boolean).join(' · ')),
    source: clean(sourceLine(input, t('n-is', { n: t('answers-n', { count: getAnswers(series) }) }), sourceWidth)),
    notes: clean([...head, ...foot].join('\n')),
  }
}
