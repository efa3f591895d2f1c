import type { RowAt } from '#api/rows/page.ts'
import type { Language } from '#lib/languages.ts'
import { getKeys, type MeasureAttribute, measureAttributes, wordsFor } from '#lib/measureAttributes.ts'
import { plainText } from '#lib/text/plainText.ts'
import { toText } from '#lib/text/text.ts'

/**
 * `own`: the measure's; `survey`: only in the survey; `parent`: inherited and read-only; `gone`: selected, but nowhere
 * any more.
 */
type Origin = 'own' | 'survey' | 'parent' | 'gone'
export type AttributeLine = {
  key: string
  name: string
  question: string
  group: string
  type: string
  options: string
  scale: MeasureAttribute['scale']
  origin: Origin
  /** No longer found in the survey or with the measure; false while that is unknown. */
  isMissing: boolean
  /** The name of its question in the survey system. */
  questionId: number | string | undefined
  attribute: MeasureAttribute | undefined
}
type Fields = Record<string, unknown>
/** The response of the survey system; undefined while loading, on an error, or without a survey. */
export type Survey = {
  isConnected: boolean
  attributes: Fields[] | undefined
  questions: Fields[] | undefined
  groups: Fields[] | undefined
}

/**
 * The attributes of a measure joined with its survey: its own, its parent's, those only in the survey, and selected
 * ones that are nowhere.
 */
export function attributeLines(
  measure: RowAt<'results/measures'>,
  survey: Survey,
  language: Language,
): AttributeLine[] {
  const requested = byKey(survey.questions)
  const groups = groupNames(survey.groups)
  const surveyed = measureAttributes(survey.attributes)
  const inSurvey = survey.attributes && new Set([...surveyed.map(({ key }) => key), ...requested.keys()])
  const isMissing = (key: string, origin: Origin) =>
    origin !== 'parent' && (inSurvey ? !inSurvey.has(key) : origin === 'gone' && !survey.isConnected)
  const found = new Map<string, AttributeLine>()
  const add = (attribute: MeasureAttribute, origin: Origin) => {
    if (found.has(attribute.key)) return
    found.set(
      attribute.key,
      getLine(attribute, origin, requested.get(attribute.key), groups, language, isMissing(attribute.key, origin)),
    )
  }
  for (const one of measureAttributes(measure.default_attributes)) add(one, 'own')
  for (const one of measureAttributes(measure.parent_attributes)) add(one, 'parent')
  for (const one of surveyed) add(one, 'survey')
  for (const key of getKeys(measure.selected_attributes))
    for (const one of measureAttributes([{ key }])) add(one, 'gone')
  return [...found.values()]
}

function getLine(
  attribute: MeasureAttribute,
  origin: Origin,
  requested: Fields | undefined,
  groups: Map<string, string>,
  language: Language,
  isMissing: boolean,
): AttributeLine {
  const group = toText(requested?.['group'] ?? requested?.['gid']) || attribute.group
  const id = requested?.['id'] ?? requested?.['qid']
  return {
    key: attribute.key,
    name: wordsFor(attribute.names, language, attribute.key),
    question: plainText(toText(requested?.['question'])) || attribute.question,
    group: plainText(groups.get(group) ?? group),
    type: attribute.type,
    options: attribute.options
      .map(({ value, labels }) => `${toText(value)} ${wordsFor(labels, language)}`.trim())
      .join(', '),
    scale: attribute.scale,
    origin,
    isMissing,
    questionId: typeof id === 'number' || typeof id === 'string' ? id : undefined,
    attribute: origin === 'gone' ? undefined : attribute,
  }
}

function byKey(list: Fields[] | undefined): Map<string, Fields> {
  return new Map((list ?? []).map((one) => [toText(one['key'] ?? one['title']), one]))
}

function groupNames(list: Fields[] | undefined): Map<string, string> {
  return new Map((list ?? []).map((one) => [toText(one['id'] ?? one['gid']), toText(one['name'] ?? one['group_name'])]))
}
