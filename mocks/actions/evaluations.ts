import type { Json, Row } from '../db/json.ts'
import { toNumber, getObjects } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { shown } from '../drf/show.ts'
import { checkedFields } from '../drf/validate.ts'
import { getItem, refuseStale, save } from '../drf/write.ts'
import { chartsField, canManage } from '../tables/evaluations.ts'
import { knownTable } from '../drf/tables.ts'
import type { Action, Parameters } from '../drf/action.ts'
import { get, getId, put } from '../drf/action.ts'

const path = 'results/evaluations'

const getEvaluation = (call: Call, parameters: Parameters): Row => getItem(knownTable(path), call, getId(parameters))

function managed(call: Call, parameters: Parameters): Row {
  const evaluation = getEvaluation(call, parameters)
  if (!canManage(call.user, call.world, evaluation)) throw call.forbidden()
  return evaluation
}

function parentRights(call: Call, evaluation: Row): Json {
  const parent = call.world.find(path, toNumber(evaluation['parent_evaluation_id']))
  if (!parent) throw call.notFound()
  return {
    rights: {
      view_access_admins: parent['view_access_admins'] ?? [],
      view_access_users: parent['view_access_users'] ?? [],
    },
  }
}

/** Copies the named charts of the parent over those of one child. */
function updateChild(call: Call, evaluation: Row): Json {
  const { child: childId, charts } = call.body()
  const child = call.world.find(path, toNumber(childId))
  if (child?.['parent_evaluation_id'] !== evaluation.id)
    throw new Failure(400, { child: [call.say('missingObject', String(childId))] })
  if (!Array.isArray(charts))
    throw new Failure(400, { charts: [call.say(charts === undefined ? 'required' : 'list', typeof charts)] })
  const chosen = getObjects(evaluation['charts']).filter((chart) => charts.some((id) => id === chart['i']))
  const kept = getObjects(child['charts']).filter((chart) => !chosen.some((entry) => entry['i'] === chart['i']))
  const table = knownTable(path)
  return shown(table, save(table, call, child, { charts: [...kept, ...chosen] }, 'Charts übernommen.'), call.world)
}

function updateCharts(call: Call, evaluation: Row): Json {
  refuseStale(call, evaluation)
  const { charts } = call.body()
  if (!Array.isArray(charts))
    throw new Failure(400, { charts: [call.say(charts === undefined ? 'required' : 'list', typeof charts)] })
  const { errors } = checkedFields({ charts: chartsField }, call, { charts }, false)
  if (Object.keys(errors).length > 0) throw new Failure(400, errors)
  const table = knownTable(path)
  return shown(table, save(table, call, evaluation, { charts }, 'Charts gespeichert.'), call.world)
}

export const evaluationActions: Action[] = [
  get('results/evaluations/:id/get_child_label/', (call, parameters) => ({
    body: { label: getEvaluation(call, parameters)['label'] ?? '' },
  })),
  get('results/evaluations/:id/fetch-parent-rights/', (call, parameters) => ({
    body: parentRights(call, getEvaluation(call, parameters)),
  })),
  put('results/evaluations/:id/update_charts_for_child/', (call, parameters) => ({
    body: updateChild(call, managed(call, parameters)),
  })),
  put('results/evaluations/:id/update_charts/', (call, parameters) => ({
    body: updateCharts(call, managed(call, parameters)),
  })),
  put('results/evaluations/:id/update_parent_after_deletion/', (call, parameters) => ({
    body: shown(knownTable(path), managed(call, parameters), call.world),
  })),
]
