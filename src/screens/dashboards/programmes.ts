/** The programmes with a dashboard for staff, and what each of them shows. */
export const programmes = {
  patzu: { hasOrders: true, declarations: 'patzu/declarations', hospitalKey: 'hospital_id' },
  moniq: { hasOrders: false, declarations: undefined, hospitalKey: '' },
  studek: { hasOrders: false, declarations: undefined, hospitalKey: '' },
  rehaspez: { hasOrders: false, declarations: 'rehaspez/rehabdeclaration', hospitalKey: 'hospital' },
} as const

export type Programme = keyof typeof programmes

/** The programme of an address, if it has a dashboard. */
export function programmeOf(area: string | undefined): Programme | undefined {
  return area !== undefined && Object.hasOwn(programmes, area) ? (area as Programme) : undefined
}
