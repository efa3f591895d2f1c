import { keysIn } from '#lib/measureAttributes.ts'
import { type Attribute, type Value, type Words, attributeTypes } from './chart.ts'
import { type Fields, isFields, isValue, listIn, numberIn, textIn, wordsIn } from './parse.ts'
import type { Benchmark, Source } from './question.ts'
import { readFilters } from './readParts.ts'

/** The attributes of a measure; what has no key, no known type or comes twice is left out. Unreadable options and scales count as none. */
export function readAttributes(stored: unknown): Attribute[] {
  const read = new Map<string, Attribute>()
  for (const fields of listIn(stored)) {
    if (!isFields(fields)) continue
    const key = textIn(fields['key'])
    const type = attributeTypes.find((known) => known === fields['type'])
    if (!key || !type || read.has(key)) continue
    const name = wordsIn(fields, 'name')
    read.set(key, {
      key,
      type,
      name: { ...name, de: name.de || key },
      options: optionsIn(fields['options']),
      scale: scaleIn(fields['scale']),
      question: textIn(fields['question']),
      group: textIn(fields['group']),
    })
  }
  return [...read.values()]
}

function optionsIn(stored: unknown): { value: Value; label: Words }[] {
  const read = new Map<string, { value: Value; label: Words }>()
  for (const fields of listIn(stored)) {
    if (!isFields(fields) || !isValue(fields['value']) || read.has(String(fields['value']))) continue
    const label = wordsIn(fields, 'label')
    read.set(String(fields['value']), {
      value: fields['value'],
      label: { ...label, de: label.de || String(fields['value']) },
    })
  }
  return [...read.values()]
}

function scaleIn(stored: unknown): Attribute['scale'] {
  if (!isFields(stored)) return null
  const [min, max] = [numberIn(stored['min']), numberIn(stored['max'])]
  if (min === undefined || max === undefined || min >= max) return null
  return { min, max, reversed: stored['reversed'] === true }
}

/** A measure's record as the source of rows; null where it has no id. A measure that inherits its rows also knows its parent's attributes. */
export function readSource(measure: Fields): Source | null {
  const id = numberIn(measure['id'])
  if (id === undefined) return null
  const attributes = readAttributes([...listIn(measure['default_attributes']), ...listIn(measure['parent_attributes'])])
  // What comes from the parent is always selected; where nothing is, nobody has selected yet.
  const selected = keysIn(measure['selected_attributes'])
  const offered = new Set([...selected, ...readAttributes(measure['parent_attributes']).map(({ key }) => key)])
  const minus1included = measure['minus1included'] === true
  // -1 is not available unless the measure includes it (EVAL-13).
  const answers = attributes.map((attribute) => ({
    ...attribute,
    options: attribute.options.filter(({ value }) => minus1included || Number(value) !== -1),
    ...(selected.length > 0 && !offered.has(attribute.key) && { isUnselected: true as const }),
  }))
  return {
    id,
    attributes: answers,
    minus1included,
    stamp: `${textIn(measure['last_import_at'])}/${textIn(measure['lastImportId'])}`,
  }
}

/** A benchmark's record as charts need it; means that are none are left out. Null where it has no id. */
export function readBenchmark(stored: Fields): Benchmark | null {
  const id = numberIn(stored['id'])
  if (id === undefined) return null
  const words = wordsIn(stored, 'name_chart')
  const means: Benchmark['means'] = {}
  for (const [key, one] of Object.entries(isFields(stored['means']) ? stored['means'] : {})) {
    if (!isFields(one)) continue
    const [n, mean, sd] = [numberIn(one['n']), numberIn(one['mean']), numberIn(one['sd'])]
    if (mean === undefined || (n !== undefined && n <= 0) || (sd !== undefined && sd < 0)) continue
    means[key] = { n: n ?? null, mean, sd: sd ?? null }
  }
  return {
    id,
    label: { ...words, de: words.de || textIn(stored['name']) },
    calculated: textIn(stored['modified']) || null,
    filters: readFilters(stored['filter']) ?? [],
    means,
  }
}
