import type { Fields, Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import { contentTypeId } from '../db/contentTypes.ts'
import { tableAt } from '../drf/tables.ts'
import { getName, serialized } from '../drf/versions.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { workTime } from './times.ts'

/** The previous values of a changed record. */
type Change = (row: Row) => Fields
const changes: [path: string, share: number, before: Change][] = [
  ['patzu/hospitals', 0.6, (row) => ({ frabos_max: toNumber(row['frabos_max']) - 100 })],
  ['moniq/hospitals', 0.4, () => ({ is_dispensed: false, dispensed_from: null, dispensed_until: null })],
  ['irp/hospitals', 0.3, () => ({ postbox: 'Postfach' })],
  ['patzu/orders', 0.3, (row) => (toNumber(row['status']) > 1 ? { status: 1 } : { email: '' })],
  ['patzu/measures', 1, (row) => ({ end_date: `${getText(row['year'])}-11-15` })],
  ['irp/reviews', 0.8, (row) => ({ meeting_point: row['meeting_point'] ? '' : 'Empfang, 09:00' })],
  ['accounts/users', 0.2, () => ({ preferred_2fa: 'no_2fa', email_2fa: '' })],
  ['mailer/mailtemplates', 1, () => ({ from_email: 'info@qualitaet.example' })],
  ['studek/hospitals', 0.5, () => ({ BUR_Stao: null })],
  ['rehaspez/hospitals', 0.7, () => ({ BUR_Stao: null })],
]

/** Each record as created; for some also the change that followed. */
const versionsSeed: Seed = (rows) => {
  const random = new Random('demo versions')
  const versions = changes.flatMap(([path, share, before]) => {
    const table = tableAt(path)
    if (!table) return []
    return rows(path).flatMap((row) => {
      const version = (state: Row, date_created: string, comment: string, user: number) => ({
        content_type_id: contentTypeId(table.model),
        object_id: String(row.id),
        object_repr: getName(table, state).slice(0, 200),
        serialized_data: serialized(table, state),
        user,
        date_created,
        comment,
      })
      const [created, modified] = [getText(row['created']), getText(row['modified'])]
      const isChanged = random.chance(share)
      const first = isChanged ? { ...row, ...before(row) } : row
      return [
        version(first, created || workTime(500, random), 'Hinzugefügt.', random.between(1, 4)),
        ...(isChanged && modified > created ? [version(row, modified, 'Geändert.', random.between(1, 4))] : []),
      ]
    })
  })
  return versions
    .toSorted((one, other) => one.date_created.localeCompare(other.date_created))
    .map((one, index): Row => ({ id: index + 1, ...one }))
}

export default {
  'accounts/versions': versionsSeed,
} satisfies Seeds
