import type { World } from '../db/World.ts'
import type { Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import type { Field } from './table.ts'
import { computed, readOnly, relation } from './fields.ts'

function getCreator(row: Row, world: World): Row | undefined {
  return world.find('accounts/users', toNumber(row['creator_id']))
}

/** The creator of a measure or an evaluation: the name to show, the id to compare. */
export const creatorFields: Record<string, Field> = {
  creator: computed((row, world) => {
    const creator = getCreator(row, world)
    return creator ? `${getText(creator['first_name'])} ${getText(creator['last_name'])}` : null
  }, 'text'),
  creator_id: relation('accounts/users', readOnly),
}
