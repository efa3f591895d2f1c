import type { SaveInput } from '#evaluation/chart/files/saveChart.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import { itemName } from '#evaluation/types/table/toTable.ts'
import { areShares, chartDecimals } from '#evaluation/types/words/decimals.ts'
import { showFigure, showShare } from '#evaluation/types/words/figureText.ts'
import { getAnswers } from '#evaluation/types/words/notes.ts'
import { sentenceAt } from '#evaluation/types/words/sentence.ts'

const maxSentences = 3
/** Means of fewer answers are too uncertain to be picked out. */
const minN = 10

type At = { panel: number; item: number; group: number; slice: number }
type Placed = { at: At; figure: Figure }

/**
 * At most three sentences about a ward: how many answers it has, then what differs from a benchmark, the surest first; without such a
 * difference its highest and its lowest mean.
 */
export function sheetSentences(charts: readonly SaveInput[], name: string): string[] {
  const [first] = charts
  if (!first) return []
  const { t, series } = first
  const start = t('sheet.answers', { name, answers: t('answers-n', { count: getAnswers(series) }) })
  const compared = charts.flatMap((input) =>
    getPlaces(input).flatMap(({ at, figure }) => {
      const text = sentenceAt(input, at)
      return text === '' || rank(figure) === null ? [] : [{ text, rank: rank(figure) ?? 0 }]
    }),
  )
  const differences = compared.toSorted((one, other) => one.rank - other.rank).map(({ text }) => text)
  return [...new Set([start, ...differences, ...charts.flatMap(extremes)])].slice(0, maxSentences)
}

/** 0 for a clear difference, 1 for another one; null for none. */
function rank({ verdict }: Figure): number | null {
  if (!verdict || !['better', 'worse', 'above', 'below'].includes(verdict.word)) return null
  return verdict.isClear ? 0 : 1
}

function getPlaces({ series }: SaveInput): Placed[] {
  return series.panels.flatMap(({ figures }, panel) =>
    figures.flatMap((groups, item) =>
      groups.flatMap((slices, group) =>
        slices.flatMap((figure, slice) => {
          const isOthers = series.groups[group]?.isOthers === true || series.slices[slice]?.isOthers === true
          return figure.isWithheld || figure.n === 0 || isOthers ? [] : [{ at: { panel, item, group, slice }, figure }]
        }),
      ),
    ),
  )
}

function extremes(input: SaveInput): string[] {
  const { t, series } = input
  // Over time the last figure counts, not the highest one.
  if (series.bin) return []
  const means = getPlaces(input)
    .flatMap(({ at, figure }) =>
      figure.mean === null || figure.n < minN ? [] : [{ at, n: figure.n, mean: figure.mean }],
    )
    .toSorted((one, other) => other.mean - one.mean)
  const [highest, lowest] = [means[0], means.at(-1)]
  if (!highest || !lowest || highest.mean === lowest.mean) return []
  return [t('sheet.highest', getWords(input, highest)), t('sheet.lowest', getWords(input, lowest))]
}

function getWords({ series, chart, t, language }: SaveInput, { at, n, mean }: { at: At; n: number; mean: number }) {
  const { items, groups, slices } = series
  const own = items[at.item]
  const names = [
    items.length > 1 ? itemName({ ...series, items: own ? [own] : [] }, 0, language) : '',
    ...[groups[at.group], slices[at.slice]].map((one) => (one ? getText(one.label, language) : '')),
  ].filter(Boolean)
  const show = own && areShares({ items: [own] }) ? showShare : showFigure
  return {
    place: names.join(' · ') || (own ? getText(own.label, language) || own.name : ''),
    value: show(mean, chartDecimals(series, chart)),
    n: t('n-is', { n: showFigure(n) }),
  }
}
