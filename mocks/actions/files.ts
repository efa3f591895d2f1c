import { zurichTime } from '../db/clock.ts'
import type { Json, Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { shown } from '../drf/show.ts'
import { recordVersion } from '../drf/versions.ts'
import { getItem } from '../drf/write.ts'
import { contentTypeId, getPath } from '../db/contentTypes.ts'
import { createDocument, isDocumentKind } from '../documents/documents.ts'
import { knownTable } from '../drf/tables.ts'
import { canReach } from '../schema/permissions.ts'
import { isStaff } from '../schema/rules.ts'
import type { Action } from '../drf/action.ts'
import { del, get, getId, post, requireStaff } from '../drf/action.ts'

const filesPath = 'filemanager/files'

/** `filename` for old clients, `filename*` for names no header can hold. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`
}

async function upload(call: Call): Promise<Json> {
  const form = await call.request.formData().catch(() => undefined)
  const files = form?.getAll('files').filter((entry) => typeof entry !== 'string') ?? []
  const type = Number(form?.get('content_type') ?? Number.NaN)
  const object = Number(form?.get('object_id') ?? Number.NaN)
  const errors = {
    ...(files.length === 0 ? { files: [call.say('required')] } : {}),
    ...(call.world.find('accounts/content_types', type)
      ? {}
      : { content_type: [call.say('missingObject', String(type))] }),
    ...(Number.isInteger(object) ? {} : { object_id: [call.say('integer')] }),
  }
  if (Object.keys(errors).length > 0) throw new Failure(400, errors)
  if (!isStaff(call.user) && !canReach(call.world, call.user, type, object)) throw call.forbidden()
  if (files.some((file) => file.size > call.world.knobs.settings.uploadLimitBytes))
    throw new Failure(413, { detail: call.say('tooLarge') })
  const table = knownTable(filesPath)
  return Promise.all(
    files.map(async (file) => {
      const dot = file.name.lastIndexOf('.')
      const now = zurichTime(Date.now())
      const row: Row = call.world.put(filesPath, {
        id: call.world.nextId(filesPath),
        name: dot > 0 ? file.name.slice(0, dot) : file.name,
        extension: dot > 0 ? file.name.slice(dot + 1) : '',
        file_size: file.size,
        object_id: object,
        content_type: type,
        created_by_id: call.user.id,
        created: now,
        modified: now,
      })
      call.world.secrets.uploads.set(row.id, await file.arrayBuffer())
      recordVersion(call.world, table, row, call.user, 'Hochgeladen.')
      return shown(table, row, call.world)
    }),
  )
}

/** A file of a review for its reviewers: only with byPermissions=0. */
function fileOfReview(call: Call, id: number): Row | undefined {
  const file = call.world.find(filesPath, id)
  if (call.query.get('byPermissions') !== '0' || file?.['content_type'] !== contentTypeId('irp.review'))
    return undefined
  getItem(knownTable('irp/reviews'), call, toNumber(file['object_id']))
  return file
}

function download(call: Call, id: number): Response {
  const file = fileOfReview(call, id) ?? getItem(knownTable(filesPath), call, id)
  const { document } = file
  const stored = isDocumentKind(document) ? createDocument(document, getText(file['name'])) : `Demo file ${id}\r\n`
  const content = call.world.secrets.uploads.get(id) ?? stored
  const extension = getText(file['extension'])
  return new Response(content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': attachment(`${getText(file['name'])}${extension ? `.${extension}` : ''}`),
    },
  })
}

/** Removes the files whose object no longer exists. */
function cleanUp(call: Call): void {
  requireStaff(call)
  for (const file of call.world.rows(filesPath)) {
    const path = getPath(toNumber(file['content_type']))
    if (path && !call.world.find(path, toNumber(file['object_id']))) call.world.remove(filesPath, file.id)
  }
}

export const fileActions: Action[] = [
  post('upload/', async (call) => ({ status: 201, body: await upload(call) })),
  get('filemanager/files/:id/download/', (call, parameters) => download(call, getId(parameters))),
  del('filemanager/files/clean_up/', (call) => {
    cleanUp(call)
    return { status: 204 }
  }),
]
