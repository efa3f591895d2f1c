import type { Query } from '#api/rows/rows.ts'
import { programmes } from '#lib/areas.ts'

/**
 * Query parameters of lists besides their own filters, pickers and menus, and the reads of the contract test: of cards,
 * panels and imports. A value is an example with its type.
 */
export const additionalRequests: Readonly<Record<string, readonly Query[]>> = {
  'accounts/app_permissions': [{ user: 1 }],
  'accounts/invitations': [{ email__in: 'a@b.ch,c@d.ch' }],
  'accounts/users': [{ email__in: 'a@b.ch,c@d.ch' }],
  'accounts/versions': [{ content_type: 1, object_id: 1, ordering: '-id' }],
  'filemanager/files': [{ content_type: 1, object_id: 1, ordering: '-created' }],
  'irp/irpUserFiles': [{ user: 1 }],
  'irp/review_years': [{ ordering: '-year' }],
  'irp/reviews': [{ ordering: '-date' }],
  'mailer/mailtemplates': [{ is_default: true }, { is_demo: true }, { is_pw_forgot: true }],
  'patzu/declarations': [{ hospital_id: 1, ordering: '-measure_id__year,-id' }],
  'patzu/orders': [{ created__gte: '2026-01-01T00:00:00+01:00', ordering: '-id' }],
  'patzu/orderunits': [{ state: 99 }],
  'patzu/tokens': [{ token: 'a' }, { token__in: 'a,b' }],
  'results/benchmarks': [{ ordering: 'name' }],
  'results/data': [{ search: 'a' }],
  'results/importer': [{ measure__in: 1 }],
  'results/measures': [{ parent_measure_id: 1, ordering: 'name' }],
  ...Object.fromEntries(
    programmes.map((area) => [`${area}/hospitals`, [{ state: 1, ordering: 'name' }, { anqid__in: '1,2' }]]),
  ),
  ...Object.fromEntries(
    ['patzu', 'studek', 'rehaspez'].map((area) => [`${area}/measures`, [{ year: 2026, ordering: 'name' }]]),
  ),
}

/** The parameters of the stream of a measure's rows at the address of their list. */
export const rowsRequested: Query = { eval: 1, measure: 1, days_back: 1, evaluationId: 1, bg: 1 }
