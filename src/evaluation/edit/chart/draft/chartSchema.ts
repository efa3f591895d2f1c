import type { TFunction } from 'i18next'
import { type Item, noteTextKeys, type RowFilter, titleKeys, type Titles } from '#evaluation/model/chart.ts'
import { chartTypes } from '#evaluation/types/definition/chartTypes.ts'
import { cleanLine } from '#lib/text/cleanText.ts'
import { isDay } from '#lib/dates/dates.ts'
import { getLocalizedKey, languages } from '#lib/languages.ts'
import { z } from '#lib/schema.ts'
import {
  toAgeBands,
  type ChartDraft,
  toChart,
  type BreakdownDraft,
  breakdownLists,
  type NumberOrNone,
} from './chartDraft.ts'
import { getUses } from './uses.ts'

const oldest = 200
const maxBands = 200
const maxDecimals = 10

/**
 * The schemas of the chart form: a `drawable` chart breaks nothing in the engine but may lack something, a `whole` one
 * can be applied.
 */
export function chartSchemas(t: TFunction<'editor'>) {
  const wholeNumber = (min: number, max: number, error: string) =>
    z
      .custom<NumberOrNone>()
      .check(z.refine((value) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max, { error }))
  const age = z
    .object({
      ageGap: wholeNumber(1, Number.POSITIVE_INFINITY, t('flaw.age-gap')),
      minAge: wholeNumber(0, oldest, t('flaw.age')),
      maxAge: wholeNumber(0, oldest, t('flaw.age')),
    })
    .check(
      z.superRefine((typed, context) => {
        const { ageGap, minAge, maxAge } = toAgeBands(typed)
        if (minAge > maxAge) context.addIssue({ code: 'custom', message: t('flaw.age-order'), path: ['maxAge'] })
        if (ageGap > 0 && (maxAge - minAge) / ageGap > maxBands)
          context.addIssue({ code: 'custom', message: t('flaw.age-many'), path: ['ageGap'] })
      }),
    )
  const breakdowns = z.array(
    z.object({
      attribute: z.string(),
      values: z.custom<BreakdownDraft['values']>(),
      byHand: z.boolean(),
      age: z.nullable(age),
    }),
  )
  const config = z
    .object({
      min: z.custom<NumberOrNone>(),
      max: z.custom<NumberOrNone>(),
      decimals: z.nullable(wholeNumber(0, maxDecimals, t('flaw.decimals'))),
      colors: z.array(z.string()),
    })
    .check(
      z.refine(({ min, max }) => min === null || max === null || min < max, { error: t('flaw.range'), path: ['max'] }),
    )
  const text = z.string().check(z.overwrite(cleanLine))
  const notes = z.array(
    z.object({
      date: z.string().check(z.refine(isDay, { error: t('flaw.note-date') })),
      ...(Object.fromEntries(noteTextKeys.map((key) => [key, text])) as Record<
        (typeof noteTextKeys)[number],
        typeof text
      >),
    }),
  )
  const titles = Object.fromEntries(titleKeys.map((key) => [key, text])) as Record<keyof Titles, typeof text>
  const place = z.number()
  const draft = z.object({
    i: z.string(),
    type: z.enum(chartTypes),
    ...titles,
    x: place,
    y: place,
    w: place,
    h: place,
    measures: z.array(z.number()),
    data: z.array(
      z.pipe(
        z.custom<Item>(),
        z.transform((item) => ({ ...item, name: cleanLine(item.name) })),
      ),
    ),
    timelineAttribute: z.nullable(z.string()),
    clusteredBy: z.nullable(text),
    newCentre: z.nullable(text),
    timelineNotes: notes,
    viewSettings: z.custom<ChartDraft['viewSettings']>(),
    groups: breakdowns,
    slices: breakdowns,
    splits: breakdowns,
    filters: z.array(z.custom<RowFilter>()),
    benchmarks: z.array(z.number()),
    sameQuestions: z.array(text),
    config,
  })
  const needs = z.superRefine<ChartDraft>(({ measures, data, type, timelineAttribute, ...chart }, context) => {
    const miss = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', message, path })
    if (measures.length === 0) miss(t('flaw.measures'), 'measures')
    if (data.length === 0) miss(t('flaw.items'), 'data')
    if (getUses(type).time && timelineAttribute === null) miss(t('flaw.time'), 'timelineAttribute')
    for (const [index, note] of chart.timelineNotes.entries())
      if (languages.every((language) => note[getLocalizedKey('text', language)] === ''))
        miss(t('flaw.note-text'), 'timelineNotes', index, 'text')
    // Two breakdowns by the same attribute would make cells that stay empty.
    const seen = new Set<string>()
    for (const list of breakdownLists) {
      for (const [index, { attribute }] of chart[list].entries()) {
        if (seen.has(attribute)) miss(t('flaw.twice'), list, index, 'attribute')
        seen.add(attribute)
      }
    }
  })
  return { drawable: z.pipe(draft, z.transform(toChart)), whole: z.pipe(draft.check(needs), z.transform(toChart)) }
}
