import { call } from './client.ts'
import { tellSave } from './ownSaves.ts'
import { type Row, rowShape } from './page.ts'
import { address } from './rows.ts'

/** Adds a record; returns it as the server stores it. */
export async function createRow(endpoint: string, body: object): Promise<Row> {
  return await call('POST', address(endpoint), { body, shape: rowShape })
}

/** PUT of the whole object; with the loaded `modified` a change by somebody else meanwhile is a Conflict. */
export async function replaceRow(
  endpoint: string,
  id: number,
  body: object,
  { modified }: { modified?: string | undefined } = {},
): Promise<Row> {
  return told(
    endpoint,
    await call('PUT', address(endpoint, id), { body, ifUnmodifiedSince: modified, shape: rowShape }),
  )
}

export async function patchRow(
  endpoint: string,
  id: number,
  body: object,
  { modified }: { modified?: string | undefined } = {},
): Promise<Row> {
  return told(
    endpoint,
    await call('PATCH', address(endpoint, id), { body, ifUnmodifiedSince: modified, shape: rowShape }),
  )
}

function told(endpoint: string, row: Row): Row {
  tellSave(endpoint, row.id, row)
  return row
}

/** Into the trash where there is one; from there for good. */
export async function removeRow(endpoint: string, id: number): Promise<void> {
  await call('DELETE', address(endpoint, id))
}

/** Out of the trash again. */
export async function restoreRow(endpoint: string, id: number): Promise<void> {
  await call('PUT', `${address(endpoint, id)}restore/`)
}
