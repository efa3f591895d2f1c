import type { Row } from '../db/json.ts'
import { hospitalType } from '../db/contentTypes.ts'
import { adversarialNames } from '../db/adversarial.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { dayAgo, getStamps } from './base/stamps.ts'

const states = ['planned', 'implemented', 'closed', 'dropped']

const actionsSeed: Seed = () => {
  const random = new Random('actions')
  return Array.from({ length: 24 }, (_, index): Row => ({
    id: index + 1,
    title:
      index < 4 ? `Massnahme ${index + 1}` : (adversarialNames[index % adversarialNames.length] ?? 'x').slice(0, 255),
    evaluation: index % 2 === 0 ? 91 : 1 + index,
    chart: '',
    keys: [`q${1 + (index % 4)}`],
    content_type: hospitalType(index % 8 === 5 ? 'moniq' : 'patzu'),
    object_id: 1 + (index % 6),
    field_of_action: index % 3 === 0 ? 'Information' : '',
    barrier: '',
    owner: index % 4 === 0 ? null : 5 + (index % 2),
    owner_text: index % 4 === 0 ? 'Pflegedienst' : '',
    due: index % 7 === 0 ? null : dayAgo(120 - index * 20),
    look_again: index % 7 === 0 ? null : dayAgo(30 - index * 20),
    target: index % 3 === 0 ? null : 4 + index / 100,
    state: states[index % states.length] ?? 'planned',
    note: '',
    creator_id: 5 + (index % 2),
    ...getStamps(random, 300),
  }))
}

export default { 'results/actions': actionsSeed } satisfies Seeds
