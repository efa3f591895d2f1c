import { stampAfter } from '../db/clock.ts'
import type { Json } from '../db/json.ts'
import { getObjects } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { shown } from '../drf/show.ts'
import { getItem, save } from '../drf/write.ts'
import { knownTable } from '../drf/tables.ts'
import { resultMeasures } from '../tables/resultMeasures.ts'
import { isStaff } from '../schema/rules.ts'
import type { Action } from '../drf/action.ts'
import { get, getId, post } from '../drf/action.ts'

/** Ids of the measures that a user's evaluations use. */
function getMeasures(call: Call, id: number): Json {
  const user = getItem(knownTable('accounts/users'), call, id)
  const seen = isStaff(user) ? undefined : resultMeasures.own
  return call.world
    .rows('results/measures')
    .filter((row) => row['is_active'] !== false && (!seen || seen(user, call.world, row)))
    .map((row) => row.id)
}

/** The signed-in reviewer accepts (2) or declines (3) an open request. */
function answerReview(call: Call, id: number): Json {
  const reviews = knownTable('irp/reviews')
  const review = getItem(reviews, call, id)
  const { state } = call.body()
  if (state !== 2 && state !== 3)
    throw new Failure(400, { state: [call.say(state === undefined ? 'required' : 'choice', String(state))] })
  const reviewer = call.world.rows('irp/reviewers').find((row) => row['user'] === call.user.id)
  const entries = getObjects(review['reviewers'])
  const own = entries.find((entry) => entry['reviewer'] === reviewer?.id)
  if (!reviewer || !own) throw call.forbidden()
  if (own['state'] !== 1) throw new Failure(409, { detail: 'Diese Anfrage ist bereits beantwortet.' })
  const reviewers = entries.map((entry) => (entry === own ? { ...entry, state } : entry))
  return shown(
    reviews,
    save(reviews, call, review, { reviewers, modified: stampAfter(undefined) }, 'Beantwortet.'),
    call.world,
  )
}

export const peopleActions: Action[] = [
  get('accounts/users/:id/measures/', (call, parameters) => ({ body: getMeasures(call, getId(parameters)) })),
  post('irp/reviews/:id/answer/', (call, parameters) => ({ body: answerReview(call, getId(parameters)) })),
]
