import type { Programme } from '#lib/areas.ts'

/** A list and the filter whose values a dashboard counts. */
export type Counted = { list: string; by: 'state' | 'category' | 'year' }

/** The list to count where there are no orders. */
export const counted: { readonly [Name in Programme]?: readonly Counted[] } = {
  studek: [
    { list: 'studek/hospitals', by: 'state' },
    { list: 'studek/hospitals', by: 'category' },
  ],
  rehaspez: [
    { list: 'rehaspez/hospitals', by: 'state' },
    { list: 'rehaspez/rehabdeclaration', by: 'year' },
  ],
}

/** The context of texts that name institutions: hospitals, or clinics as in the menu. */
export const wordFor = (programme: Programme): { context?: 'clinic' } =>
  programme === 'rehaspez' ? { context: 'clinic' } : {}

/** The programmes without orders that have measures of their own. */
export const measured = ['studek', 'rehaspez'] as const satisfies readonly Programme[]
export type Measured = (typeof measured)[number]
