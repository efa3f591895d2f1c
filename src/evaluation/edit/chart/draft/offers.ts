import { getText } from '#evaluation/model/words.ts'
import type { Attribute, Chart, Item, Value } from '#evaluation/model/chart.ts'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { definedLevels } from '#evaluation/counting/table/levels.ts'
import type { Choices, Source } from '#evaluation/model/question.ts'
import type { Language } from '#lib/languages.ts'
import type { Option } from '#ui/select/ListPanel.tsx'
import { acceptsBreakdown, acceptsItem } from './uses.ts'

/**
 * The attributes of a chart's measures, each once, in the order of the questionnaires; selected if one of them selects
 * it.
 */
export function getAttributes(sources: readonly Source[], { measures }: Pick<Chart, 'measures'>): Attribute[] {
  const own = sources.filter(({ id }) => measures.includes(id)).flatMap(({ attributes }) => attributes)
  const read = new Map<string, Attribute>()
  for (const attribute of own) {
    const known = read.get(attribute.key)
    if (!known || (known.isUnselected && !attribute.isUnselected)) read.set(attribute.key, attribute)
  }
  return [...read.values()]
}

/**
 * The options for a chart's items. The group of a questionnaire precedes its questions, unless it has the same name; a
 * key is named only where two questions have the same name.
 */
export function itemOptions(
  attributes: readonly Attribute[],
  { type, data }: Pick<Chart, 'type'> & { data: readonly Pick<Item, 'keys'>[] },
  language: Language,
): Option[] {
  const chosen = new Set(data.flatMap(({ keys }) => keys))
  const named = attributes
    .filter((attribute) => acceptsItem(type, attribute) || chosen.has(attribute.key))
    .map(({ key, name, group }) => {
      const text = getText(name, language) || key
      return { key, label: group === '' || group === text ? text : `${group} – ${text}` }
    })
  const isUnique = (label: string) =>
    named.findIndex((one) => one.label === label) === named.findLastIndex((one) => one.label === label)
  return named.map(({ key, label }) => ({ value: key, label: isUnique(label) ? label : `${label} (${key})` }))
}

/** The attributes for breakdowns, including the institutions. */
export function getBreakdownAttributes(attributes: readonly Attribute[], institution: string): Attribute[] {
  const isKnown = attributes.some(({ key }) => key === 'content_object')
  const builtIn: Attribute = {
    key: 'content_object',
    type: 'single',
    name: sameWords(institution),
    options: [],
    scale: null,
    question: '',
    group: '',
  }
  return [...attributes.filter(acceptsBreakdown), ...(isKnown || attributes.length === 0 ? [] : [builtIn])]
}

/** The possible values of an attribute: its options, those in its rows, and those already selected. */
export function getValues(
  attribute: Attribute | undefined,
  choices: Choices | null,
  chosen: readonly Value[],
  language: Language,
): { value: Value; label: string }[] {
  const named = attribute ? definedLevels(attribute) : []
  const all = [
    ...named,
    ...(choices?.choices ?? []),
    ...chosen.map((value) => ({ value, label: sameWords(String(value)) })),
  ]
  const once = new Map(
    all
      .toReversed()
      .map(({ value, label }) => [String(value), { value, label: getText(label, language) || String(value) }]),
  )
  return all.flatMap(({ value }) => {
    const one = once.get(String(value))
    once.delete(String(value))
    return one ?? []
  })
}

/** The selected values, those of `first` in its order before the others. */
export function getSelected<Known extends { value: Value }>(
  known: readonly Known[],
  selected: readonly string[],
  first: readonly string[],
): Known[] {
  const place = ({ value }: Known) => {
    const at = first.indexOf(String(value))
    return at < 0 ? first.length : at
  }
  return known
    .filter(({ value }) => selected.includes(String(value)))
    .toSorted((one, other) => place(one) - place(other))
}
