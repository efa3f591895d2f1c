import type { CustomSeriesRenderItemReturn } from 'echarts'
import type { TFunction } from 'i18next'
import type { Topic } from '#evaluation/model/overview.ts'
import { font, getChartTheme, verdictFill } from '#evaluation/types/colors/theme.ts'
import { type Captions, getCaptions, getMinHeight, slidePad } from '#evaluation/types/option/grids/captions.ts'
import type { Option } from '#evaluation/types/definition/option.ts'
import { fitted, getWidth, wrapped } from '#evaluation/types/option/grids/textMeasure.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import type { Language } from '#lib/languages.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import { changeGroups, type ChangeSide, countedTopics, type Outcome, outcomeLooks } from './findings.ts'
import { getSubject, headLines, type HeadInput } from './headLines.ts'
import { getRange } from './rangePositions.ts'
import {
  changeSentence,
  figuresText,
  getLatestChange,
  getName,
  getTexts,
  noChangesText,
  outcomeText,
  periodTexts,
} from './topicWords.ts'
import { endTexts, meanText } from './topicFigures.ts'

type Element = NonNullable<CustomSeriesRenderItemReturn>
/** A part of a column with its height in pixels. */
type Block = { height: number; isTopic?: true; render: (x: number, y: number) => Element[] }
/** The input of the picture of an overview. */
export type OverviewDrawing = HeadInput & {
  t: TFunction<'evaluation'>
  tCharts: TFunction<'charts'>
  language: Language
}

const theme = getChartTheme('light')
const line = 16
const columnGap = 32
/** A topic gets at most that much of the room that is free. */
const maxSpare = 16
/** The width of a strip, and the radius of the dot on it. */
const stripWidth = 150
const dot = 5
const nameFont = { fontSize: 13, fontWeight: 600 }
const valueFont = { fontSize: 15, fontWeight: 600 }

/**
 * The overview as a picture for a slide, as wide as asked, in pixels: every topic with verdict, figure and interval,
 * and what has changed. `getSource` is the line at its foot, for a width.
 */
export function overviewPicture(
  input: OverviewDrawing,
  getSource: (width: number) => string,
  full: number,
): { option: Option; width: number; height: number } {
  // On a slide 'your clinic' would be that of its reader.
  const named: OverviewDrawing = { ...input, institutions: { ...input.institutions, kind: 'chosen' } }
  const { overview, institutions, t, language } = named
  const width = full - 2 * slidePad
  const captions: Captions = {
    head: [
      `${t('overview.title')}${labelSeparator()}${institutions.names.join(', ')}`,
      ...headLines(named, t, language).flatMap((text) => wrapped(text, width)),
    ],
    foot: [getSource(width)],
    isSlide: true,
  }
  const { titles, above, below } = getCaptions(captions, theme, width, slidePad)
  const hasChanges = overview.against !== 'before' && overview.periods !== null
  const left = hasChanges ? Math.round((width - columnGap) * 0.66) : width
  const topics = getTopics(named, left)
  const changes = hasChanges ? getChanges(named, width - left - columnGap) : []
  const room = above + below + 2 * slidePad
  const height = Math.max(
    getMinHeight(captions, full, slidePad, above + below),
    room + Math.max(getHeight(topics), getHeight(changes)),
  )
  const count = topics.filter(({ isTopic }) => isTopic).length
  const spare = Math.min(maxSpare, (height - room - getHeight(topics)) / Math.max(1, count))
  const top = slidePad + above
  const children = [
    ...place(topics, [slidePad, top], left, spare),
    ...place(changes, [slidePad + left + columnGap, top], 0, 0),
  ]
  return {
    width: full,
    height,
    option: {
      animation: false,
      backgroundColor: theme.surface,
      textStyle: { fontFamily: font, color: theme.ink },
      title: titles,
      series: [
        { type: 'custom', coordinateSystem: 'none', data: [0], renderItem: () => ({ type: 'group', children }) },
      ],
    },
  }
}

function getHeight(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0)
}

/** Blocks below each other, each topic with some more room and a line above it. */
function place(blocks: readonly Block[], [x, top]: [number, number], width: number, spare: number): Element[] {
  let y = top
  return blocks.flatMap(({ height, isTopic, render }) => {
    const more = isTopic ? spare : 0
    const elements = [...(isTopic ? [getLine([x, y], [x + width, y], theme.line)] : []), ...render(x, y + more / 2)]
    y += height + more
    return elements
  })
}

/** What the strips mean, then the topics by outcome; the first one of each scale has its ends. */
function getTopics(input: OverviewDrawing, width: number): Block[] {
  const shown = new Set<string>()
  const isFirst = ({ item: { scale }, figure }: Topic) => {
    if (!scale) return true
    const key = `${scale.min} ${scale.max}`
    const isNew = figure.mean !== null && !shown.has(key)
    if (isNew) shown.add(key)
    return isNew
  }
  return [
    paragraph(wrapped(input.t(getKey(input)), width), { fill: theme.muted }, 8, 0),
    ...countedTopics(input.overview).flatMap(({ outcome, topics }) => [
      getHeading(outcome, topics.length, input),
      ...topics.map((topic) => getTopic(topic, input, width, isFirst(topic))),
    ]),
  ]
}

/** The meaning of the strips: an interval that its dot covers has no line. */
function getKey({ overview }: OverviewDrawing) {
  const hasLine = overview.topics.some((topic) => {
    const strip = getRange(topic, stripWidth)
    return strip !== null && Math.max(strip.mean - strip.low, strip.high - strip.mean) > dot
  })
  return hasLine ? 'overview.picture.key-line' : 'overview.picture.key'
}

function getHeading(outcome: Outcome, count: number, { overview, t }: OverviewDrawing): Block {
  const { sign, isGood } = outcomeLooks[outcome] ?? { sign: '', isGood: null }
  const words = [sign, showFigure(count), outcomeText(outcome, overview.against, t)].filter(Boolean).join(' ')
  const fill = verdictFill(isGood, theme)
  return { height: 34, render: (x, y) => [text(words, x, y + 10, { fill, ...valueFont })] }
}

/** A topic: its name and verdict, its interval on the scale, with the ends of the scale where wanted, and its figures. */
function getTopic(
  topic: Topic,
  { overview, filterText, t, tCharts, language }: OverviewDrawing,
  width: number,
  hasEnds: boolean,
): Block {
  const { figure, item } = topic
  const sign = getVerdict(figure)
  const change = getLatestChange(topic, overview, t, tCharts)
  const verdict = [sign?.sign, getTexts(topic, overview.against, t, tCharts)].filter(Boolean).join(' ')
  const words = [verdict, ...(item.direction === 'lower' ? [t('overview.lower')] : [])].filter(Boolean)
  const [stripAt, figuresAt] = [width * 0.42, width * 0.68]
  const name = fitted(getName(topic, language, filterText), stripAt - 16, 3, nameFont)
  const below = wrapped(words.join(' · '), stripAt - 16)
  const { value, interval } = meanText(topic)
  const isKnown = !figure.isWithheld && figure.n > 0
  const strip = getRange(topic, stripWidth)
  const color = verdictFill(sign?.isGood ?? null, theme)
  const height = name.length * 17 + line * (below.length + (change ? 1 : 0)) + 12
  return {
    height,
    isTopic: true,
    render: (x, y) => {
      const middle = y + height / 2
      return [
        ...name.map((part, place) => text(part, x, y + 6 + place * 17, nameFont)),
        ...below.map((part, place) =>
          text(part, x, y + 7 + name.length * 17 + place * line, { fill: sign ? color : theme.muted }),
        ),
        ...(change
          ? [
              text(change.words, x, y + 7 + name.length * 17 + below.length * line, {
                fill: verdictFill(change.isGood, theme),
              }),
            ]
          : []),
        ...(strip ? getStrip(strip, x + stripAt, middle, sign ? color : theme.muted) : []),
        ...(isKnown
          ? [
              text(value, x + figuresAt, middle - 17, valueFont),
              text(interval, x + figuresAt + getWidth(value, valueFont) + 8, middle - 15, { fill: theme.muted }),
              text(figuresText(topic, overview.against, t, tCharts), x + figuresAt, middle + 3, { fill: theme.muted }),
            ]
          : []),
        ...(strip && hasEnds ? getEnds(strip, endTexts(topic, strip.ends), x + stripAt, middle + 8) : []),
      ]
    },
  }
}

/** The ends of a strip below it. */
function getEnds(
  { width, edge }: NonNullable<ReturnType<typeof getRange>>,
  [from, to]: [string, string],
  x: number,
  y: number,
): Element[] {
  const style = { fill: theme.muted, fontSize: 11 }
  const right = x + width - edge / 2
  return [
    text(from, x + edge / 2, y, style),
    text(to, right - getWidth(to, { fontSize: 11, fontWeight: 400 }), y, style),
  ]
}

function getStrip(
  { low, mean, high, benchmark, width }: NonNullable<ReturnType<typeof getRange>>,
  x: number,
  y: number,
  color: string,
): Element[] {
  return [
    getLine([x, y], [x + width, y], theme.lineStrong),
    getLine([x + benchmark, y - 10], [x + benchmark, y + 10], theme.ink, 2),
    getLine([x + low, y], [x + high, y], color, 3),
    { type: 'circle', shape: { cx: x + mean, cy: y, r: dot }, style: { fill: color } },
  ]
}

function getChanges(input: OverviewDrawing, width: number): Block[] {
  const { overview, institutions, filterText, t, tCharts, language } = input
  const requested = { subject: getSubject(institutions, t, tCharts), isComplete: true, filterText, t: tCharts }
  const groups = changeGroups(overview)
  const periods = overview.periods ? t('overview.changes.periods', periodTexts(overview.periods)) : ''
  return [
    paragraph([t('overview.changes')], valueFont, 10, 6),
    paragraph(wrapped(periods, width), { fill: theme.muted }, 0, 10),
    ...(groups.length === 0 ? [paragraph(wrapped(noChangesText(overview, t), width), {}, 0, 0)] : []),
    ...groups.flatMap(({ side, changes }) => [
      ...getSideHeading(side, t),
      ...changes.flatMap((topic) => [
        paragraph(fitted(getName(topic, language, filterText), width, 2, nameFont), nameFont),
        paragraph(wrapped(changeSentence(topic, requested), width), { fill: theme.muted }, 0, 10),
      ]),
    ]),
  ]
}

function getSideHeading(side: ChangeSide, t: OverviewDrawing['t']): Block[] {
  if (side === 'other') return []
  const { sign, isGood } = outcomeLooks[side] ?? { sign: '', isGood: null }
  const words = [sign, t(`overview.changes.${side}`)].join(' ')
  return [paragraph([words], { ...nameFont, fill: verdictFill(isGood, theme) }, 4, 4)]
}

type Style = { fill?: string; fontSize?: number; fontWeight?: number }

function paragraph(lines: readonly string[], style: Style, before = 0, after = 2): Block {
  const step = Math.max(line, (style.fontSize ?? 12) + 4)
  return {
    height: before + lines.length * step + after,
    render: (x, y) => lines.map((words, place) => text(words, x, y + before + place * step, style)),
  }
}

function text(
  words: string,
  x: number,
  y: number,
  { fill = theme.ink, fontSize = 12, fontWeight = 400 }: Style,
): Element {
  return {
    type: 'text',
    x,
    y,
    style: { text: words, fill, fontSize, fontWeight, fontFamily: font, verticalAlign: 'top' },
  }
}

function getLine([x1, y1]: [number, number], [x2, y2]: [number, number], stroke: string, lineWidth = 1): Element {
  return { type: 'line', shape: { x1, y1, x2, y2 }, style: { stroke, lineWidth } }
}
