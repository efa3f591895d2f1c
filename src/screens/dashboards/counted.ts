import type { Programme } from '#lib/areas.ts'

/** A list, and the filter by whose values a dashboard counts it. */
export type Counted = { list: string; by: 'state' | 'category' | 'is_responsible' }

/** What is counted at a glance where there are no orders. */
export const counted: { readonly [Name in Programme]?: readonly Counted[] } = {
  moniq: [
    { list: 'moniq/hospitals', by: 'category' },
    { list: 'moniq/responsibles', by: 'is_responsible' },
  ],
  studek: [
    { list: 'studek/hospitals', by: 'state' },
    { list: 'studek/hospitals', by: 'category' },
  ],
  rehaspez: [{ list: 'rehaspez/hospitals', by: 'state' }],
}

/** The programmes with measures of their own that no order tells of. */
export const measured: readonly Programme[] = ['studek', 'rehaspez']
