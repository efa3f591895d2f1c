import { getModified } from './page.ts'
import { call } from '#api/calls/client.ts'
import { broadcastSave } from './ownSaves.ts'
import { type Row, type RowAt, rowShape } from './page.ts'
import { address } from './rows.ts'

/** The request body of a record: fields of its collection. */
export type Body<Endpoint extends string> = Row extends RowAt<Endpoint> ? object : Partial<RowAt<Endpoint>>

/** Creates a record; returns it as the server stores it. */
export async function createRow<Endpoint extends string>(
  endpoint: Endpoint,
  body: Body<Endpoint>,
): Promise<RowAt<Endpoint>> {
  const row: Row = await call('POST', address(endpoint), { body, shape: rowShape })
  return row as RowAt<Endpoint>
}

/**
 * PUT of the whole object; with the record as it was `loaded` a change by somebody else meanwhile is a ConflictError.
 */
export async function replaceRow<Endpoint extends string>(
  endpoint: Endpoint,
  id: number,
  body: Body<Endpoint>,
  loaded?: Row,
): Promise<RowAt<Endpoint>> {
  return await write('PUT', endpoint, id, body, loaded && getModified(loaded))
}

export async function patchRow<Endpoint extends string>(
  endpoint: Endpoint,
  id: number,
  body: Body<Endpoint>,
  loaded?: Row,
): Promise<RowAt<Endpoint>> {
  return await write('PATCH', endpoint, id, body, loaded && getModified(loaded))
}

async function write<Endpoint extends string>(
  method: 'PUT' | 'PATCH',
  endpoint: Endpoint,
  id: number,
  body: object,
  modified: string | undefined,
): Promise<RowAt<Endpoint>> {
  const row: Row = await call(method, address(endpoint, id), { body, ifUnmodifiedSince: modified, shape: rowShape })
  broadcastSave(endpoint, row.id, row)
  return row as RowAt<Endpoint>
}

/** Moves a record into the trash where there is one; deletes it for good from there. */
export async function removeRow(endpoint: string, id: number): Promise<void> {
  await call('DELETE', address(endpoint, id))
}

/** Restores a record from the trash. */
export async function restoreRow(endpoint: string, id: number): Promise<void> {
  await call('PUT', `${address(endpoint, id)}restore/`)
}
