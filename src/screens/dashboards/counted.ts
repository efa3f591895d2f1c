import type { Programme } from '#lib/areas.ts'

/** A list and the filter whose values a dashboard counts. */
export type Counted = { list: string; by: 'state' | 'category' | 'is_responsible' | 'year' }

/** The list to count where there are no orders. */
export const counted: { readonly [Name in Programme]?: readonly Counted[] } = {
  moniq: [
    { list: 'moniq/hospitals', by: 'category' },
    { list: 'moniq/responsibles', by: 'is_responsible' },
  ],
  studek: [
    { list: 'studek/hospitals', by: 'state' },
    { list: 'studek/hospitals', by: 'category' },
  ],
  rehaspez: [
    { list: 'rehaspez/hospitals', by: 'state' },
    { list: 'rehaspez/rehabdeclaration', by: 'year' },
  ],
}

/** Open work: lists with their filters. */
export const openWork = [
  { word: 'figures.units', address: 'patzu/orderunits?state=99', of: 'patzu' },
  { word: 'figures.unanswered', address: 'moniq/responsibles?is_responsible=none', of: 'moniq' },
  { word: 'figures.invitations', address: 'accounts/invitations?accepted=false', of: undefined },
] as const satisfies readonly { word: string; address: string; of: Programme | undefined }[]

/** The context of texts that name institutions: hospitals, or clinics as in the menu. */
export const wordFor = (programme: Programme): { context?: 'clinic' } =>
  programme === 'rehaspez' ? { context: 'clinic' } : {}

/** The programmes without orders that have measures of their own. */
export const measured = ['studek', 'rehaspez'] as const satisfies readonly Programme[]
export type Measured = (typeof measured)[number]
