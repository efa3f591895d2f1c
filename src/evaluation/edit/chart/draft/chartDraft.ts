import type { AgeBands, Chart, Breakdown, TimelineNote } from '#evaluation/model/chart.ts'

export const breakdownLists = ['groups', 'slices', 'splits'] as const
export type BreakdownList = (typeof breakdownLists)[number]
export type NumberOrNone = number | null
export type AgeDraft = Record<keyof AgeBands, NumberOrNone>
export type BreakdownDraft = {
  attribute: string
  values: NonNullable<Breakdown['values']>
  byHand: boolean
  age: AgeDraft | null
}
type ConfigDraft = { min: NumberOrNone; max: NumberOrNone; decimals: NumberOrNone; colors: string[] }
/** The form values of a chart: all keys are present, unset ones are null or empty. */
export type ChartDraft = Omit<
  Chart,
  BreakdownList | 'config' | 'timelineNotes' | 'sameQuestions' | 'clusteredBy' | 'newCentre'
> &
  Record<BreakdownList, BreakdownDraft[]> & {
    config: ConfigDraft
    timelineNotes: TimelineNote[]
    sameQuestions: string[]
    clusteredBy: string | null
    newCentre: string | null
  }

/** The initial form values. */
export function toDraft({
  config: { min, max, decimals, colors },
  groups,
  slices,
  splits,
  timelineNotes = [],
  sameQuestions = [],
  clusteredBy,
  newCentre,
  ...chart
}: Chart): ChartDraft {
  return {
    ...chart,
    timelineNotes,
    sameQuestions,
    clusteredBy: clusteredBy ?? null,
    newCentre: newCentre ?? null,
    groups: groups.map(toBreakdownDraft),
    slices: slices.map(toBreakdownDraft),
    splits: splits.map(toBreakdownDraft),
    config: { min: min ?? null, max: max ?? null, decimals: decimals ?? null, colors: colors ?? [] },
  }
}

/** The stored chart for form values; unset keys are left out. */
export function toChart({
  config: { min, max, decimals, colors },
  groups,
  slices,
  splits,
  timelineNotes,
  sameQuestions,
  clusteredBy,
  newCentre,
  ...draft
}: ChartDraft): Chart {
  return {
    ...draft,
    ...(timelineNotes.length > 0 && { timelineNotes }),
    ...(sameQuestions.length > 0 && { sameQuestions }),
    ...(clusteredBy !== null && { clusteredBy }),
    ...(newCentre !== null && { newCentre }),
    groups: groups.map(toBreakdown),
    slices: slices.map(toBreakdown),
    splits: splits.map(toBreakdown),
    config: {
      ...(min !== null && { min }),
      ...(max !== null && { max }),
      ...(decimals !== null && { decimals }),
      ...(colors.length > 0 && { colors }),
    },
  }
}

/** Age bands as numbers; an empty field is NaN. */
export function toAgeBands({ ageGap, minAge, maxAge }: AgeDraft): AgeBands {
  return { ageGap: ageGap ?? Number.NaN, minAge: minAge ?? Number.NaN, maxAge: maxAge ?? Number.NaN }
}

function toBreakdownDraft({ attribute, values = [], byHand = false, age }: Breakdown): BreakdownDraft {
  return { attribute, values, byHand, age: age ?? null }
}

function toBreakdown({ attribute, values, byHand, age }: BreakdownDraft): Breakdown {
  return {
    attribute,
    ...(values.length > 0 && { values, ...(byHand && { byHand }) }),
    ...(age && { age: toAgeBands(age) }),
  }
}
