import { areSameKeys } from '#lib/values/areSameKeys.ts'
import { getKnown } from './comparators.ts'
import { maxSentences } from './decimals.ts'
import { type Compared, comparePlace, getShownPlaces, type Place, type Source } from './sentence.ts'

/** A figure of a chart next to what its chart is compared with besides benchmarks, a sentence each. */
export function comparatorSentencesAt(source: Source, at: Place): string[] {
  const { series, chart } = source
  const item = series.items[at.item]
  if (!item || !series.complete) return []
  const references = [
    ...(series.comparators ?? []).flatMap((one): Compared['reference'][] => {
      const known = chart.viewSettings[one.name] === true ? getKnown(one, at.item) : null
      return known ? [{ kind: one.name, mean: known.mean, n: known.n }] : []
    }),
    ...(chart.viewSettings.own_target === true ? (chart.targets ?? []) : [])
      .filter(({ keys }) => areSameKeys(keys, item.keys))
      .map(({ value }) => ({ kind: 'own_target' as const, mean: value, n: null })),
  ]
  return references.flatMap((reference) => comparePlace(source, at, reference))
}

/** The sentences of a chart with so few figures that each fits below it; of a pair only one's own. */
export function getComparatorSentences(source: Source): string[] {
  const places = getShownPlaces(source.series)
  return places.length > maxSentences ? [] : places.flatMap((at) => comparatorSentencesAt(source, at))
}
