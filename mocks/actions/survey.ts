import type { Fields, Json } from '../db/json.ts'
import { getObjects, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import type { Action } from '../drf/action.ts'
import { get, requireStaff } from '../drf/action.ts'

const suffix = (call: Call): string => {
  const language = call.query.get('language') ?? 'de'
  if (language === 'fr' || language === '2') return '_fr'
  return language === 'it' || language === '3' ? '_it' : ''
}

const translated = (fields: Fields, name: string, call: Call): string =>
  getText(fields[`${name}${suffix(call)}`]) || getText(fields[name])

function getAttributes(call: Call, survey: number): Fields[] {
  requireStaff(call)
  const measure = call.world.rows('results/measures').find((row) => row['surveyId'] === survey)
  if (!measure) throw call.notFound()
  return getObjects(measure['default_attributes'])
}

const shownAttribute = (attribute: Fields, call: Call): Fields => ({
  ...attribute,
  name: translated(attribute, 'name', call),
})

/** Question ids contain their survey: survey * 1000 + position. */
function shownQuestion(call: Call, survey: number, attribute: Fields, index: number): Fields {
  const options = getObjects(attribute['options']).map((option): Fields => ({
    value: option['value'] ?? null,
    label: translated(option, 'label', call),
  }))
  return {
    id: survey * 1000 + index,
    key: attribute['key'] ?? '',
    question: getText(attribute['question']) || translated(attribute, 'name', call),
    group: attribute['group'] ?? null,
    type: attribute['type'] ?? 'text',
    options,
  }
}

const getGroups = (attributes: Fields[]): Json =>
  [...new Set(attributes.map((attribute) => getText(attribute['group'])).filter(Boolean))].map((name, index) => ({
    id: index + 1,
    name,
  }))

const survey = (parameters: Record<string, string>): number => Number(parameters['id'])

/** The survey system's addresses have no trailing slash. */
export const surveyActions: Action[] = [
  get('ls/:id/attributes/?', (call, parameters) => ({
    body: getAttributes(call, survey(parameters)).map((attribute) => shownAttribute(attribute, call)),
  })),
  get('ls/:id/questions/?', (call, parameters) => ({
    body: getAttributes(call, survey(parameters)).map((attribute, index) =>
      shownQuestion(call, survey(parameters), attribute, index),
    ),
  })),
  get('ls/:id/groups/?', (call, parameters) => ({ body: getGroups(getAttributes(call, survey(parameters))) })),
  get('ls/questions/:id/?', (call, parameters) => {
    const [owner, place] = [Math.floor(survey(parameters) / 1000), survey(parameters) % 1000]
    const attribute = getAttributes(call, owner)[place]
    if (!attribute) throw call.notFound()
    return { body: shownQuestion(call, owner, attribute, place) }
  }),
]
