import { isObject, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { csvText } from '../drf/export.ts'
import { createZip } from '../results/zip.ts'
import type { Action } from '../drf/action.ts'
import { get, requireStaff } from '../drf/action.ts'
import { narrowedRows } from './data.ts'
import { attachment } from './files.ts'

const isOn = (call: Call, name: string): boolean => ['1', 'true'].includes(call.query.get(name) ?? '')

function chunkCount(call: Call): number {
  if (isOn(call, 'very_large')) return 8
  if (isOn(call, 'large')) return 5
  return call.query.has('chunk') ? 3 : 1
}

/** One part of the rows as a zipped CSV; `chunk` counts from 1. */
async function downloadRows(call: Call): Promise<Response> {
  requireStaff(call)
  const rows = narrowedRows(call, ['measures', 'year', 'search', 'chunk', 'large', 'very_large'])
  const chunks = chunkCount(call)
  const chunk = Number(call.query.get('chunk') ?? 1)
  if (!Number.isInteger(chunk) || chunk < 1 || chunk > chunks)
    throw new Failure(400, { chunk: [call.say('filterChoice', chunk)] })
  const size = Math.ceil(rows.count / chunks)
  const part = rows.slice((chunk - 1) * size, chunk * size)
  const keys = [...new Set(part.flatMap((row) => (isObject(row['attributes']) ? Object.keys(row['attributes']) : [])))]
  const lines = part.map((row) => {
    const attributes = isObject(row['attributes']) ? row['attributes'] : {}
    return [
      row['id'] ?? null,
      row['measure_name'] ?? null,
      row['content_object'] ?? null,
      row['created'] ?? null,
      ...keys.map((key) => attributes[key] ?? null),
    ]
  })
  const text = csvText(['id', 'measure_name', 'content_object', 'created', ...keys], lines)
  const name = `results_${getText(call.query.get('measures')).replaceAll(',', '-') || 'all'}_${chunk}`
  return new Response(await createZip(`${name}.csv`, text), {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': attachment(`${name}.zip`) },
  })
}

export const downloadActions: Action[] = [get('results/data/download/', downloadRows)]
