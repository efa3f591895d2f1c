import type { TFunction } from 'i18next'
import { showDay } from '#lib/dates/dates.ts'
import type { SheetPlan } from './toSheets.ts'

/** What is planned, a line each; without plans that there is nothing yet. */
export function planLines(plans: readonly SheetPlan[], t: TFunction<'charts'>): string[] {
  if (plans.length === 0) return [t('sheet.no-plans')]
  return plans.map(({ title, due, owner }) =>
    [title, ...(owner === '' ? [] : [owner]), ...(due === null ? [] : [t('sheet.due', { date: showDay(due) })])].join(
      ' · ',
    ),
  )
}

/** The first day of looking again. */
export function nextLook(plans: readonly SheetPlan[], t: TFunction<'charts'>): string {
  const [day] = plans.flatMap(({ lookAgain }) => lookAgain ?? []).toSorted()
  return t('sheet.next', { date: day === undefined ? '-' : showDay(day) })
}
