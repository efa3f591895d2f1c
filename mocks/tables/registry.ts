import type { Table } from '../table.ts'
import { accountTables } from './accounts.ts'
import { appTables } from './apps.ts'
import { fileTables } from './filemanager.ts'
import { invitationTables } from './invitations.ts'
import { irpTables } from './irp.ts'
import { mailTables } from './mailer.ts'
import { moniqTables } from './moniq.ts'
import { orderTables } from './orders.ts'
import { patzuTables } from './patzu.ts'
import { rehaspezTables } from './rehaspez.ts'
import { resultTables } from './results.ts'
import { studekTables } from './studek.ts'
import { userTables } from './users.ts'

/** Every table by the address it answers at. */
const tables = new Map<string, Table>(
  Object.entries({
    ...accountTables,
    ...userTables,
    ...invitationTables,
    ...appTables,
    ...patzuTables,
    ...orderTables,
    ...moniqTables,
    ...studekTables,
    ...rehaspezTables,
    ...irpTables,
    ...resultTables,
    ...mailTables,
    ...fileTables,
  }),
)

export function tableAt(address: string): Table | undefined {
  return tables.get(address)
}

export function allTables(): [string, Table][] {
  return [...tables]
}
