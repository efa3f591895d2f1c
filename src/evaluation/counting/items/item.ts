import { inEachLanguage, type Language } from '#lib/languages.ts'
import { type Attribute, type Direction, type Item, type Words, directions } from '#evaluation/model/chart.ts'
import type { CountedChart } from '#evaluation/model/question.ts'
import type { Level, Problem, SeriesItem } from '#evaluation/model/series.ts'
import { type MeasureTable, getAttribute, sameWords } from '#evaluation/counting/table/measureTable.ts'
import { isYesOrNo } from '#evaluation/counting/statistics/verdicts.ts'
import { getLevels } from '#evaluation/counting/table/levels.ts'
import { isNumeric, getNumber } from '#evaluation/counting/table/values.ts'

/** An item with the attributes of its keys. A score (`isScore`) is one number per row, made of several keys. */
export type Resolved = SeriesItem & {
  attributes: Attribute[]
  isNumeric: boolean
  isScore: boolean
  /** Whether its levels are shown. */
  isDistribution: boolean
}

/** The items that a chart can show, and the problems with the others. */
export function getItems(
  chart: CountedChart,
  measureTables: readonly MeasureTable[],
  language: Language,
): { items: Resolved[]; problems: Problem[] } {
  if (chart.data.length === 0) return { items: [], problems: [{ code: 'noItems', about: '' }] }
  const read = chart.data.map((item) => resolve(item, chart, measureTables, language))
  const items = read.filter((one): one is Resolved => !('code' in one))
  const problems = [...read.filter((one): one is Problem => 'code' in one), ...findInvalidDirections(chart)]
  if (chart.takes === 'scale' && areSeveral(items)) {
    return {
      items: [],
      problems: [
        ...problems,
        { code: 'differentScales', about: items.map(({ label }) => label[language] || label.de).join(', ') },
      ],
    }
  }
  return { items, problems }
}

function resolve(
  item: Item,
  { takes, counts }: CountedChart,
  measureTables: readonly MeasureTable[],
  language: Language,
): Resolved | Problem {
  const attributes: Attribute[] = []
  for (const key of item.keys) {
    const attribute = getAttribute(measureTables, key)
    if (!attribute) return { code: 'unknownAttribute', about: key }
    attributes.push(attribute)
  }
  const [first] = attributes
  if (!first) return { code: 'noItems', about: item.name }
  const isAllNumeric = attributes.every(isNumeric)
  const isDistribution = counts === 'levels'
  const hasMean = isAllNumeric && attributes.every((attribute) => isAveraged(attribute, item))
  // A distribution shows answers: there a score of several keys is the answers to all of them.
  const isScore = item.skala && item.keys.length > 1 && !isDistribution && hasMean
  const label = getLabel(item, attributes)
  if (
    isAllNumeric &&
    (areSeveral(attributes) || attributes.some(({ key }) => hasSeveralScales(key, measureTables, isScore)))
  )
    return { code: 'differentScales', about: label[language] || label.de }
  if (takes !== 'anything' && !isAllNumeric) return { code: 'noNumbers', about: label[language] || label.de }
  if (takes !== 'anything' && !hasMean) return { code: 'noScale', about: label[language] || label.de }
  const levels: Level[] | Problem = isScore ? [] : getLevels(attributes, measureTables, language, isDistribution)
  if ('code' in levels) return levels
  if (
    isDistribution &&
    levels.length === 0 &&
    !attributes.every((attribute) => measureTables.every(({ table }) => isEmpty(table.columns.get(attribute.key))))
  )
    return { code: 'noLevels', about: label[language] || label.de }
  return {
    name: item.name,
    label,
    keys: item.keys,
    scale: isScore ? scoreScale(attributes) : commonScale(attributes),
    direction: getDirection(item, attributes, isScore, levels),
    turned: isScore ? attributes.filter(({ scale }) => scale?.reversed).map(({ name }) => name) : [],
    levels,
    attributes,
    isNumeric: isDistribution ? isAllNumeric : hasMean,
    isScore,
    isDistribution,
  }
}

/**
 * Whether the answers to a question have a mean: codes of options are no numbers unless they are steps of a scale, or
 * yes and no (0 and 1).
 */
function isAveraged({ scale, options }: Attribute, { isScale }: Item): boolean {
  return scale !== null || isScale === true || options.every(({ value }) => [0, 1].includes(getNumber(value) ?? -1))
}

/** Whether there is more than one scale; having none counts as one. */
function areSeveral(scaled: readonly Pick<SeriesItem, 'scale'>[]): boolean {
  return new Set(scaled.map(({ scale }) => scale && [scale.min, scale.max].join())).size > 1
}

/** Answers on different scales are not pooled. A score reverses questions by the rules of their own measure. */
function hasSeveralScales(key: string, measureTables: readonly MeasureTable[], isScore: boolean): boolean {
  const scales = measureTables.flatMap(({ source }) => source.attributes.filter((one) => one.key === key))
  return new Set(scales.map(({ scale }) => scale && [scale.min, scale.max, !isScore && scale.reversed].join())).size > 1
}

function isEmpty(column: { kind: string; entries?: unknown[] } | undefined): boolean {
  return column === undefined || (column.kind === 'codes' && column.entries?.length === 1)
}

/** An item with the name of its only attribute is translated with it. */
function getLabel({ name }: Item, attributes: readonly Attribute[]): Words {
  const [first] = attributes
  if (first && attributes.length === 1 && (name === '' || name === first.name.de || name === first.key))
    return first.name
  if (name !== '') return sameWords(name)
  const join = (language: Language): string =>
    attributes.map((attribute) => attribute.name[language] || attribute.name.de).join(', ')
  return inEachLanguage(join)
}

/** The scale all keys share. */
function commonScale(attributes: readonly Attribute[]): SeriesItem['scale'] {
  const scale = attributes[0]?.scale ?? null
  if (!scale || attributes.some((one) => one.scale?.min !== scale.min || one.scale.max !== scale.max)) return null
  return { ...scale, reversed: attributes.every((one) => one.scale?.reversed) }
}

/** Within a score every question has the same direction. */
function scoreScale(attributes: readonly Attribute[]): SeriesItem['scale'] {
  const scale = commonScale(attributes)
  return scale && { ...scale, reversed: false }
}

/**
 * Declared, never guessed: by the chart, else by the scale; items without either (days, costs, counts) have no better
 * side.
 */
function getDirection(
  { direction }: Item,
  attributes: readonly Attribute[],
  isScore: boolean,
  levels: Level[],
): Direction {
  if (direction !== undefined) return directions.find((known) => known === direction) ?? 'neutral'
  const scale = isScore ? scoreScale(attributes) : null
  if (scale) return 'higher'
  const sides = new Set(attributes.map((one): Direction => getSide(one, levels)))
  const [side] = sides
  return sides.size === 1 && side ? side : 'neutral'
}

function getSide({ scale }: Attribute, levels: Level[]): Direction {
  // The better side of yes and no is unknown until it is declared.
  if (!scale || (isYesOrNo({ scale, levels }) && !scale.reversed)) return 'neutral'
  return scale.reversed ? 'lower' : 'higher'
}

/** An invalid direction is reported; the verdicts are neutral then. */
function findInvalidDirections(chart: CountedChart): Problem[] {
  return chart.data.flatMap(({ direction }): Problem[] =>
    direction === undefined || directions.some((known) => known === direction)
      ? []
      : [{ code: 'unknownDirection', about: direction }],
  )
}
