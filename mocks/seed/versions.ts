import type { Fields, Row } from '../db/json.ts'
import { getName, serialized } from '../drf/versions.ts'
import { tableAt } from '../drf/tables.ts'
import { contentTypeId } from '../db/contentTypes.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { timeAgo } from './base/stamps.ts'

const kept: [string, number][] = [
  ['patzu/hospitals', 90],
  ['moniq/hospitals', 45],
  ['studek/hospitals', 40],
  ['rehaspez/hospitals', 35],
  ['irp/hospitals', 30],
  ['patzu/measures', 30],
  ['accounts/users', 500],
  ['patzu/orders', 260],
  ['irp/reviews', 64],
  ['results/benchmarks', 12],
  ['mailer/mailtemplates', 24],
]

/** An earlier state of a record: some fields differ, one is missing. */
function earlier(row: Row, random: Random, name: string): Row {
  const changes: Fields = {}
  if ('name' in row) changes['name'] = `${name} (alt)`
  if ('state' in row) changes['state'] = random.between(1, 2)
  if ('language' in row) changes['language'] = random.between(1, 3)
  if ('print_type' in row) changes['print_type'] = random.between(1, 5)
  return { ...row, ...changes }
}

const versionsSeed: Seed = (rows) => {
  const random = new Random('versions')
  const versions: Fields[] = []
  for (const [path, count] of kept) {
    const table = tableAt(path)
    if (!table) continue
    for (const row of rows(path).slice(0, count)) {
      const steps = random.between(2, 4)
      for (let step = steps; step > 0; step -= 1) {
        const state = step === 1 ? row : earlier(row, random, getName(table, row))
        versions.push({
          content_type_id: contentTypeId(table.model),
          object_id: String(row.id),
          object_repr: getName(table, state).slice(0, 200),
          serialized_data: serialized(table, state),
          user: random.between(1, 4),
          date_created: timeAgo(step * 120 - random.between(1, 100)),
          comment: step === steps ? 'Hinzugefügt.' : 'Geändert.',
        })
      }
    }
  }
  versions.sort((left, right) => (String(left['date_created']) < String(right['date_created']) ? -1 : 1))
  return versions.map((version, index) => ({ id: index + 1, ...version }))
}

export default {
  'accounts/versions': versionsSeed,
} satisfies Seeds
