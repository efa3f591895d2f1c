import { attributeTypes, getKeys, type MeasureAttribute, measureAttributes } from '#lib/measureAttributes.ts'
import { getIds } from '#lib/values/getIds.ts'
import type { Attribute } from './chart.ts'
import { isFields, isValue, toList, toNumber, toText, toTexts } from './parse.ts'
import type { Benchmark, Source } from './question.ts'
import { readFilters } from './readParts.ts'
import type { BenchmarkRow, MeasureRow } from './rows.ts'

/**
 * Parses the attributes of a measure for charts; those of an unknown type are left out. Invalid options and scales
 * count as none.
 */
export function readAttributes(stored: unknown): Attribute[] {
  const known = toList(stored).filter((one) => isFields(one) && getType(one['type']) !== undefined)
  return measureAttributes(known).flatMap(({ key, names, type: named, options, scale, question, group }) => {
    const type = getType(named)
    if (!type) return []
    return {
      key,
      type,
      name: { ...names, de: names.de || key },
      options: getOptions(options),
      scale: scale && scale.min < scale.max ? { min: scale.min, max: scale.max, reversed: scale.isReversed } : null,
      question,
      group,
    }
  })
}

function getType(name: unknown): Attribute['type'] | undefined {
  return attributeTypes.find((type) => type === name)
}

function getOptions(options: MeasureAttribute['options']): Attribute['options'] {
  const read = new Map<string, Attribute['options'][number]>()
  for (const { value, labels } of options) {
    if (!isValue(value) || read.has(String(value))) continue
    read.set(String(value), { value, label: { ...labels, de: labels.de || String(value) } })
  }
  return [...read.values()]
}

/**
 * Parses a measure's record as the source of rows. A measure that inherits its rows also has its parent's attributes.
 */
export function readSource(measure: MeasureRow): Source {
  const attributes = readAttributes([...toList(measure.default_attributes), ...toList(measure.parent_attributes)])
  // Attributes of the parent are always selected; an empty selection means that nobody has selected yet.
  const selected = getKeys(measure.selected_attributes)
  const offered = new Set([...selected, ...readAttributes(measure.parent_attributes).map(({ key }) => key)])
  const minus1included = measure.minus1included === true
  const answers = attributes.map((attribute) => ({
    ...attribute,
    options: attribute.options.filter(({ value }) => minus1included || Number(value) !== -1 || isStep(attribute)),
    ...(selected.length > 0 && !offered.has(attribute.key) && { isUnselected: true as const }),
  }))
  const family = [measure.parent_measure_id, ...toList(measure.child_measure_ids)].flatMap((one) => toNumber(one) ?? [])
  const contentType = toNumber(getIds(measure.content_type)[0])
  return {
    id: measure.id,
    attributes: answers,
    minus1included,
    ...(contentType !== undefined && { contentType }),
    ...(family.length > 0 && { family }),
    version: `${toText(measure.last_import_at)}/${toText(measure.lastImportId)}`,
  }
}

/**
 * -1 means not available unless the measure includes it (EVAL-13), or it is a normal step: on the scale, or of options
 * that go below zero or through it.
 */
function isStep({ options, scale }: Attribute): boolean {
  if (scale) return scale.min <= -1 && scale.max >= -1
  return options.some(({ value }) => value !== '' && Number(value) <= 0 && Number(value) !== -1)
}

/** Parses a benchmark's record for charts; invalid means are left out. */
export function readBenchmark(stored: BenchmarkRow): Benchmark {
  const words = toTexts(stored, 'name_chart')
  const means: Benchmark['means'] = {}
  const measures = toList(stored.benchmark_measures).flatMap((one) => toNumber(one) ?? [])
  for (const [key, one] of Object.entries(isFields(stored.means) ? stored.means : {})) {
    if (!isFields(one)) continue
    const [n, mean, sd] = [toNumber(one['n']), toNumber(one['mean']), toNumber(one['sd'])]
    if (mean === undefined || (n !== undefined && n <= 0) || (sd !== undefined && sd < 0)) continue
    means[key] = { n: n ?? null, mean, sd: sd ?? null }
  }
  return {
    id: stored.id,
    label: { ...words, de: words.de || toText(stored.name) },
    calculated: toText(stored.modified) || null,
    filters: readFilters(stored.filter) ?? [],
    ...(measures.length > 0 && { measures }),
    means,
  }
}
