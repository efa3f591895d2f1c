import {
  choice,
  choices,
  code,
  day,
  type Field,
  type FieldTypeName,
  fieldTypeNames,
  flag,
  json,
  getKeys,
  list,
  moment,
  number,
  relation,
  relations,
  text,
  translated,
  getType,
} from '#engine/fieldTypes.ts'
import type { Values } from '#engine/collection.ts'
import { inAll, type SampleWord } from '#gallery/words.ts'

/** The endpoint of the records of the sample relations. */
export const relatedEndpoint = 'gallery/institutions'
const target = { label: ['name'] }
const states = [
  [1, 'active'],
  [2, 'waiting'],
  [3, 'closed'],
] as const

/** A sample field of a type: a name, with a value and a label. */
export type FieldSample = { name: string; field: Field; values: Values; word?: SampleWord }

const samples: Partial<Record<FieldTypeName, readonly FieldSample[]>> = {
  choice: [
    sample('choice', choice(states), 1, 'state'),
    sample('choice_state', choice(states, { states: { 1: 'good', 2: 'accent', 3: 'neutral' } }), 2, 'state'),
  ],
  choices: [sample('choices', choices(states), [1, 3], 'state')],
  day: [sample('day', day(), '2026-03-15', 'day')],
  flag: [sample('flag', flag(), true, 'agree')],
  json: [sample('json', json(), { ward: 'B4', beds: 24, months: [1, 2, 3] }, 'remark')],
  list: [
    sample(
      'list',
      list(),
      [
        { id: 1, name: 'stationen-2026.csv' },
        { id: 2, name: 'brief.pdf' },
      ],
      'files',
    ),
  ],
  moment: [sample('moment', moment(), '2026-03-15T09:30:00+01:00', 'moment')],
  number: [sample('number', number(), 1284.5, 'count'), sample('number_code', code(), 8400, 'count')],
  relation: [sample('relation', relation(relatedEndpoint, target), 1, 'name')],
  relations: [sample('relations', relations(relatedEndpoint, target), [1, 2, 3], 'name')],
  text: [
    sample('text', text({ required: true, maxLength: 200 }), inAll('longName').de, 'name'),
    sample('text_long', text({ long: true, maxLength: 500 }), inAll('remarkText').de, 'remark'),
    sample('text_email', text({ format: 'email' }), 'pflege@klinik.example', 'people'),
  ],
  translated: [translatedSample()],
}

/** Candidate values, in this order, for a type without samples of its own. */
const usualValues = ['2026', 42, true, ['2026'], '2026-03-15', {}]

/** Every field that is shown of a type; one that nobody has thought of yet shows itself as it is. */
export function getSamples(type: FieldTypeName): readonly FieldSample[] {
  return samples[type] ?? [guessed(type)]
}

/** Every field of the gallery, by its name. */
export const allSamples: readonly FieldSample[] = fieldTypeNames.flatMap((type) => getSamples(type))

function sample(name: string, field: Field, value: unknown, word: SampleWord): FieldSample {
  return { name, field, values: { [name]: value }, word }
}

function translatedSample(): FieldSample {
  const field = translated({ maxLength: 200 })
  const { de, fr, it } = inAll('remarkText')
  const [german = '', french = '', italian = ''] = getKeys('translated', field)
  return { name: 'translated', field, values: { [german]: de, [french]: fr, [italian]: it }, word: 'remark' }
}

function guessed(type: FieldTypeName): FieldSample {
  const field = { kind: type } as Field
  const { schema } = getType(field)
  const value = usualValues.find((one) => schema?.(field).safeParse(one).success ?? true)
  return { name: type, field, values: Object.fromEntries(getKeys(type, field).map((key) => [key, value])) }
}
