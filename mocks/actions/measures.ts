import { zurichTime } from '../db/clock.ts'
import type { Json, Row } from '../db/json.ts'
import { toNumber, toNumbers, getObjects } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { shown } from '../drf/show.ts'
import { dataOwner } from '../results/dataRows.ts'
import { getMeans } from '../results/means.ts'
import { selectRows } from '../results/selection.ts'
import { getItem, save } from '../drf/write.ts'
import { knownTable } from '../drf/tables.ts'
import type { Action, Parameters } from '../drf/action.ts'
import { get, getId, post, put, requireStaff } from '../drf/action.ts'

const measures = (): ReturnType<typeof knownTable> => knownTable('results/measures')
const getMeasure = (call: Call, parameters: Parameters): Row => getItem(measures(), call, getId(parameters))

/** New answers of the survey; every seventh measure loses some instead. */
function importSurvey(call: Call, measure: Row): Json {
  requireStaff(call)
  if (measure['inherit_data'] === true) throw new Failure(400, { detail: 'Ein erbendes Child importiert keine Daten.' })
  if (measure['surveyId'] == null) throw new Failure(400, { detail: 'Keine Umfrage verbunden.' })
  const count = toNumber(measure['results_seeded'])
  const added = measure.id % 7 === 0 ? -Math.min(5, count) : 12 + (measure.id % 9)
  const saved = save(
    measures(),
    call,
    measure,
    {
      results_seeded: count + added,
      lastImportId: count + added,
      last_import_at: zurichTime(Date.now()),
      is_importing: false,
    },
    'Importiert.',
  )
  return { measure: shown(measures(), saved, call.world), added }
}

function selectAttributes(call: Call, measure: Row): Json {
  requireStaff(call)
  const { selected_attributes: selected } = call.body()
  if (!Array.isArray(selected))
    throw new Failure(400, {
      selected_attributes: [call.say(selected === undefined ? 'required' : 'list', typeof selected)],
    })
  return shown(
    measures(),
    save(measures(), call, measure, { selected_attributes: selected }, 'Attribute gewählt.'),
    call.world,
  )
}

function calculate(call: Call, benchmark: Row): Json {
  requireStaff(call)
  const owners = toNumbers(benchmark['benchmark_measures']).flatMap((id) => dataOwner(call.world, id) ?? [])
  const rows = selectRows(call.world, owners)
  if (rows.count === 0) throw new Failure(400, { error: 'Keine Daten für die Berechnung der Mittelwerte.' })
  const attributes = owners.flatMap((owner) => getObjects(owner['default_attributes']))
  const means = getMeans(rows.slice(0, rows.count), attributes, benchmark['filter'])
  const table = knownTable('results/benchmarks')
  return shown(table, save(table, call, benchmark, { means }, 'Berechnet.'), call.world)
}

export const measureActions: Action[] = [
  post('results/measures/:id/import_ls/', (call, parameters) => ({
    body: importSurvey(call, getMeasure(call, parameters)),
  })),
  post('results/measures/:id/remove_data_cache/', (call, parameters) => {
    requireStaff(call)
    getMeasure(call, parameters)
    return { body: {} }
  }),
  post('cache/delete/:id/', (call) => {
    requireStaff(call)
    return { body: {} }
  }),
  post('cache/refresh/', (call) => {
    requireStaff(call)
    return { body: {} }
  }),
  get('results/measures/:id/get_child_label_and_inheritance/', (call, parameters) => {
    const measure = getMeasure(call, parameters)
    return { body: { label: measure['label'] ?? '', inherit_data: measure['inherit_data'] ?? false } }
  }),
  put('results/measures/:id/update_selected_attributes/', (call, parameters) => ({
    body: selectAttributes(call, getMeasure(call, parameters)),
  })),
  put('results/measures/:id/update_parent_after_deletion/', (call, parameters) => {
    requireStaff(call)
    return { body: shown(measures(), getMeasure(call, parameters), call.world) }
  }),
  put('results/benchmarks/:id/calculate/', (call, parameters) => ({
    body: calculate(call, getItem(knownTable('results/benchmarks'), call, getId(parameters))),
  })),
]
