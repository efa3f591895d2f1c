import type { TFunction } from 'i18next'
import { saveBlob } from '#api/files/download.ts'
import { dayAfter, isDay } from '#lib/dates/dates.ts'
import { datedFileName } from '#lib/fileName.ts'
import { toText } from '#lib/text/text.ts'
import { isOpen, type Plan, planAddress, type PlanPlace } from './planRules.ts'
import { type CalendarDay, toIcs } from './toIcs.ts'

/** The days of open plans: until when they are done, while they are not, and when their effect is looked at. */
export function toCalendarDays(
  plans: readonly Plan[],
  { place, origin, t }: { place: PlanPlace | undefined; origin: string; t: TFunction<'plan'> },
): CalendarDay[] {
  return plans.filter(isOpen).flatMap((plan) => {
    const { id, due, look_again, state, field_of_action, barrier } = plan
    const title = toText(plan.title)
    const text = [field_of_action, barrier].map(toText).filter(Boolean).join('\n')
    const getEvent = (kind: 'due' | 'look', day: unknown): CalendarDay[] => {
      if (typeof day !== 'string' || !isDay(day)) return []
      const uid = `plan-${place === 'own' ? 'own-' : ''}${id}-${kind}@${new URL(origin).hostname}`
      return [{ uid, day, title: t(`calendar.${kind}`, { title }), text, url: `${origin}${planAddress(plan, place)}` }]
    }
    return [...(state === 'planned' ? getEvent('due', due) : []), ...getEvent('look', look_again)]
  })
}

/** Saves the days of open plans as a calendar file; false if there are none. */
export function saveCalendar(plans: readonly Plan[], place: PlanPlace | undefined, t: TFunction<'plan'>): boolean {
  const now = new Date()
  const days = toCalendarDays(plans, { place, origin: globalThis.location.origin, t })
  if (days.length === 0) return false
  const blob = new Blob([toIcs(days, now)], { type: 'text/calendar;charset=utf-8' })
  saveBlob(blob, datedFileName([t('entries')], dayAfter(now, 0), 'ics'))
  return true
}
