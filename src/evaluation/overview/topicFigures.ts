import type { Topic } from '#evaluation/model/overview.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { decimalsApart, differs, distanceDecimals } from '#evaluation/types/words/decimals.ts'
import { meanDecimals, shareDecimals, showFigure, showShare } from '#evaluation/types/words/figureText.ts'

/** The number of decimals for the means of a topic: enough to show the difference. */
export function getDecimals({ item, decimals, span, benchmark, figure, change, isDistance }: Topic): number {
  const isShare = isYesOrNo(item)
  const fewest = isShare ? shareDecimals(decimals) : meanDecimals(decimals, span)
  const pairs = [
    { figure, mean: benchmark.mean, isTested: isDistance !== true },
    ...(change ? [{ figure: change.now, mean: change.before.mean, isTested: true }] : []),
  ]
  return pairs.reduce((max, { figure: { mean: own, verdict }, mean: other, isTested }) => {
    if (own === null || other === null || (isTested && !differs(verdict))) return max
    return Math.max(max, (isTested ? decimalsApart : distanceDecimals)(own, other, fewest, isShare))
  }, fewest)
}

/** A figure of a topic; for yes and no in per cent. */
export function showMean(topic: Topic, mean: number | null): string {
  return (isYesOrNo(topic.item) ? showShare : showFigure)(mean, getDecimals(topic))
}

/** The ends of the strip of a topic: those of its scale, else of its own figures. */
export function endTexts(topic: Topic, ends: readonly [number, number]): [string, string] {
  const { item } = topic
  const show = (value: number) =>
    item.scale ? showFigure(value, Number.isInteger(value) ? 0 : 1) : showMean(topic, value)
  return [show(ends[0]), show(ends[1])]
}

/** A mean with its interval: '3.10 [2.95 – 3.25]'. */
export function meanText(topic: Topic): { value: string; interval: string } {
  const { mean, low, high } = topic.figure
  const interval = low === null || high === null ? '' : `[${showMean(topic, low)} – ${showMean(topic, high)}]`
  return { value: showMean(topic, mean), interval }
}
