import type { FieldErrors } from 'react-hook-form'
import type { ChartDraft } from './chartDraft.ts'

export const tabs = ['data', 'cuts', 'filters', 'look', 'texts'] as const
export type TabId = (typeof tabs)[number]

const fieldsOn: Record<TabId, readonly (keyof ChartDraft)[]> = {
  data: ['measures', 'data', 'timelineAttribute'],
  cuts: ['groups', 'slices', 'splits'],
  filters: [],
  look: ['config'],
  texts: ['timelineNotes'],
}

/** The number of invalid fields on a tab. */
export function wrongOn(tab: TabId, errors: FieldErrors<ChartDraft>): number {
  return fieldsOn[tab].reduce((sum, field) => sum + findInvalid(errors[field]), 0)
}

/** The errors of a list or of nested fields form a tree; each leaf has a type. */
function findInvalid(error: unknown): number {
  if (typeof error !== 'object' || error === null) return 0
  if ('type' in error) return 1
  return Object.values(error).reduce<number>((sum, inner) => sum + findInvalid(inner), 0)
}
