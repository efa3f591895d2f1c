import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import { ageYear, type Attribute, type Chart, type RowFilter, type Words } from '#evaluation/model/chart.ts'
import { inEachLanguage } from '#lib/languages.ts'
import type { Source } from '#evaluation/model/question.ts'

/** An attribute that rows can be filtered by. `age` holds years of birth and is entered in years of age. */
export type Filterable = {
  key: string
  kind: 'values' | 'range' | 'days' | 'age'
  label: Words
  options: Attribute['options']
  /** Not offered; only names an existing filter. */
  isUnselected?: boolean
  /** The only values that may be shown: the names of other institutions are hidden. */
  only?: readonly string[]
  /** These are not known yet. */
  isLoading?: boolean
}

type BuiltIn = {
  content_object: string
  created: string
  /** Whether the viewer may see single institutions. */
  seesInstitutions: boolean
  /** The viewer's own institutions; missing while they are not known. */
  own?: readonly string[] | undefined
}

/**
 * The attributes that all charts can be filtered by, in the order of the questionnaires; without free texts and without
 * what the selection of every measure leaves out. Those who manage the evaluation may filter by any institution, others
 * only by their own (D-90).
 */
export function getFilterable(sources: readonly Source[], charts: readonly Chart[], builtIn: BuiltIn): Filterable[] {
  const breakdowns = charts.flatMap(({ groups, slices, splits }) => [...groups, ...slices, ...splits])
  const births = new Set(breakdowns.flatMap(({ attribute, age }) => (age ? [attribute] : [])))
  const { seesInstitutions } = builtIn
  const found = new Map<string, Filterable>()
  for (const { attributes } of sources) {
    for (const attribute of attributes) {
      const known = found.get(attribute.key)
      if (known && !attribute.isUnselected) known.isUnselected = false
      if (attribute.type === 'text' || known) continue
      found.set(attribute.key, {
        isUnselected: attribute.isUnselected === true,
        key: attribute.key,
        kind: getKind(attribute, births),
        ...getTexts(attribute, sources),
      })
    }
  }
  disambiguate([...found.values()], sources)
  const texts = new Set(sources.flatMap(({ attributes }) => attributes.map(({ key }) => key)))
  const own = builtIn.own ?? []
  if (sources.length > 0 && !texts.has('content_object'))
    found.set('content_object', {
      key: 'content_object',
      kind: 'values',
      label: sameWords(builtIn.content_object),
      options: [],
      ...(!seesInstitutions && { only: own, isUnselected: own.length === 0, isLoading: !builtIn.own }),
    })
  if (sources.length > 0 && !texts.has('created'))
    found.set('created', { key: 'created', kind: 'days', label: sameWords(builtIn.created), options: [] })
  return [...found.values()]
}

/** The labels of an attribute and its options; filters use the codes of the oldest measure that has it. */
function getTexts(attribute: Attribute, sources: readonly Source[]): Pick<Filterable, 'label' | 'options'> {
  const [oldest = attribute] = sources
    .toSorted((one, other) => one.id - other.id)
    .flatMap(({ attributes }) => attributes.find(({ key }) => key === attribute.key) ?? [])
  return { label: oldest.name, options: oldest.options }
}

/** Attributes with the same name get the name of their measure, or else their key. */
function disambiguate(found: readonly Filterable[], sources: readonly Source[]): void {
  const offered = found.filter(({ isUnselected }) => !isUnselected)
  for (const one of offered.filter(({ label }) => offered.filter((other) => other.label.de === label.de).length > 1)) {
    const group = sources.flatMap(({ attributes }) => attributes.find(({ key }) => key === one.key)?.group ?? [])[0]
    one.label = inEachLanguage((language) => `${one.label[language] || one.label.de} (${group || one.key})`)
  }
}

function getKind({ key, type, scale }: Attribute, births: ReadonlySet<string>): Filterable['kind'] {
  if (type === 'date') return 'days'
  if (type !== 'number') return 'values'
  const isYear = scale !== null && scale.min >= 1880 && scale.max <= ageYear + 20
  return births.has(key) || isYear ? 'age' : 'range'
}

/** Converts years of birth to years of age and back. */
export function reversed([from = null, to = null]: RowFilter['values']): (number | null)[] {
  const turn = (value: RowFilter['values'][number]): number | null =>
    value === null || value === '' ? null : ageYear - Number(value)
  return [turn(to), turn(from)]
}
