import type { Row } from './json.ts'

const models: [number, string][] = [
  [1, 'accounts.user'],
  [2, 'accounts.invitation'],
  [3, 'accounts.feedback'],
  [4, 'accounts.demouser'],
  [5, 'accounts.usertitle'],
  [6, 'accounts.apppermission'],
  [7, 'auth.permission'],
  [8, 'auth.group'],
  [9, 'contenttypes.contenttype'],
  [10, 'apps.app'],
  [11, 'apps.group'],
  [20, 'patzu.hospital'],
  [21, 'patzu.responsible'],
  [22, 'patzu.address'],
  [23, 'patzu.measure'],
  [24, 'patzu.event'],
  [25, 'patzu.order'],
  [26, 'patzu.orderunit'],
  [27, 'patzu.declaration'],
  [28, 'patzu.token'],
  [30, 'moniq.hospital'],
  [31, 'moniq.responsible'],
  [40, 'studek.hospital'],
  [41, 'studek.measure'],
  [42, 'studek.event'],
  [50, 'rehaspez.hospital'],
  [51, 'rehaspez.measure'],
  [52, 'rehaspez.event'],
  [53, 'rehaspez.rehabdeclaration'],
  [60, 'irp.hospital'],
  [61, 'irp.irpuserfiles'],
  [62, 'irp.irpglobalfiles'],
  [63, 'irp.reviewyear'],
  [64, 'irp.review'],
  [65, 'irp.reviewer'],
  [70, 'results.evaluation'],
  [71, 'results.measure'],
  [72, 'results.benchmark'],
  [73, 'results.data'],
  [74, 'results.import'],
  [75, 'results.usercharts'],
  [76, 'results.action'],
  [80, 'mailer.job'],
  [81, 'mailer.mailtemplate'],
  [82, 'mailer.mail'],
  [90, 'filemanager.file'],
  [91, 'reversion.version'],
]

export const contentTypes: Row[] = models.map(([id, name]) => {
  const [label = '', model = ''] = name.split('.')
  return { id, app_label: label, model }
})

const ids = new Map(models.map(([id, name]) => [name, id]))

/** The number of a model; an unlisted model gets its own, the same on every start. */
export function contentTypeId(model: string): number {
  const name = model.toLowerCase()
  return ids.get(name) ?? [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 0) + 1000
}

/** The tables in which the objects of a content type are stored. */
export function getPath(contentType: number): string | undefined {
  const paths: Record<number, string> = {
    1: 'accounts/users',
    10: 'apps/apps',
    11: 'apps/groups',
    20: 'patzu/hospitals',
    30: 'moniq/hospitals',
    40: 'studek/hospitals',
    50: 'rehaspez/hospitals',
    60: 'irp/hospitals',
    61: 'irp/irpUserFiles',
    62: 'irp/irpGlobalFiles',
    64: 'irp/reviews',
    70: 'results/evaluations',
    71: 'results/measures',
  }
  return paths[contentType]
}

export const hospitalApps = ['patzu', 'moniq', 'studek', 'rehaspez', 'irp'] as const
export type HospitalApp = (typeof hospitalApps)[number]
export const hospitalType = (app: HospitalApp): number => contentTypeId(`${app}.hospital`)
