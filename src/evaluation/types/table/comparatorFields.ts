import { areInstitutions, comparatorLabel, getKnown } from '#evaluation/types/words/comparators.ts'
import { areShares } from '#evaluation/types/words/decimals.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { getDefinition } from '#evaluation/types/definition/chartTypes.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import type { Field, Source } from './field.ts'
import { ownTargetFields } from './timelineFields.ts'

/**
 * What a chart is compared with besides benchmarks, and the institutions or answers of that: two columns each, a target
 * one. A timeline has its targets in any case.
 */
export function comparatorFields(source: Source, decimals: number): Field[] {
  const { series, chart, t } = source
  const shown = (series.comparators ?? []).filter(
    (one) => chart.viewSettings[one.name] === true && series.items.some((_, item) => getKnown(one, item) !== null),
  )
  const hasTargets = chart.viewSettings.own_target === true && getDefinition(chart.type).counts !== 'bins'
  return [
    ...shown.flatMap((one): Field[] => {
      const label = comparatorLabel(one, t)
      const size = t(areInstitutions(one.name) ? 'comparator.column.institutions' : 'column.n')
      return [
        {
          key: 'column.comparator',
          label,
          kind: 'number',
          decimals,
          isPercent: areShares(series),
          of: (_, { item }) => {
            const [own, mean = null] = [series.items[item], getKnown(one, item)?.mean]
            return mean !== null && own && isYesOrNo(own) ? mean * 100 : mean
          },
        },
        {
          key: 'column.comparator',
          label: `${label}${labelSeparator()}${size}`,
          kind: 'number',
          of: (_, { item }) => getKnown(one, item)?.n ?? null,
        },
      ]
    }),
    ...(hasTargets ? ownTargetFields(source, decimals) : []),
  ]
}
