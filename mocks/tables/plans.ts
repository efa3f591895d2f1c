import type { Rule, Table } from '../schema/table.ts'
import { toNumber } from '../db/json.ts'
import { choice, date, integer, json, longText, readOnly, relation, required, stamps, text } from '../schema/fields.ts'
import { keyed } from '../schema/keyed.ts'
import { canReach } from '../schema/permissions.ts'
import { everyone, isStaff } from '../schema/rules.ts'
import { canSee } from './evaluations.ts'

/** People who read the evaluation and have a permission on the institution. */
const isOwn: Rule = (user, world, row) => {
  const evaluation = row && world.find('results/evaluations', toNumber(row['evaluation']))
  if (!row || !evaluation || !canSee(user, world, evaluation)) return false
  return canReach(world, user, toNumber(row['content_type']), toNumber(row['object_id']))
}
const canWrite: Rule = (user, world, row) => isStaff(user) || isOwn(user, world, row)

const actions: Table = {
  path: 'results/actions',
  model: 'results.action',
  search: ['title', 'field_of_action', 'owner_text', 'note'],
  ordering: '-id',
  permissions: { read: everyone, create: everyone, update: canWrite, delete: canWrite },
  own: isOwn,
  creating: (user) => ({ creator_id: user.id }),
  fields: {
    title: text(required),
    evaluation: relation('results/evaluations', required),
    chart: text({ max: 60 }),
    keys: json({ initial: [] }),
    content_type: relation('accounts/content_types', required),
    object_id: integer(required),
    field_of_action: text({ max: 120 }),
    barrier: longText({ max: 2000 }),
    owner: relation('accounts/users'),
    owner_text: text({ max: 120 }),
    due: date(),
    look_again: date(),
    target: json(),
    state: choice(['planned', 'implemented', 'closed', 'dropped'], { initial: 'planned' }),
    note: longText({ max: 5000 }),
    creator_id: relation('accounts/users', readOnly),
    ...stamps,
  },
  filters: ['evaluation', 'content_type', 'object_id', 'state', 'owner'],
  check: (row, { user, world }) => {
    const { target = null } = row
    if (target !== null && typeof target !== 'number') return { target: ['A valid number is required.'] }
    return canWrite(user, world, row)
      ? undefined
      : { object_id: ['You do not have permission to perform this action.'] }
  },
}

export default keyed(actions)
