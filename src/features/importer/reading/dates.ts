import type { DateRead } from '#engine/fields/fieldType.ts'
import { isDay } from '#lib/dates.ts'
import { instantOf } from '#lib/typedDates.ts'

const pattern = /^(\d{2})\.(\d{2})\.(\d{4})(?: (\d{2}):(\d{2}):(\d{2})| - (\d{2}):(\d{2}))?$/

/**
 * Reads DD.MM.YYYY HH:mm:ss, DD.MM.YYYY - HH:mm or DD.MM.YYYY as a day (`yyyy-MM-dd`) and as an instant with the offset
 * of Zurich, whatever zone the device is in. Days and hours that do not exist are refused, never shifted; of an hour that
 * comes twice the first one is meant.
 */
export function dateReader(): (text: string) => DateRead {
  // A file of a million rows has a few thousand days: each is looked up in the calendar once.
  const days = new Map<string, Day>()
  return (text) => {
    const [, day = '', month = '', year = '', hour = '', minute = '', second = '', otherHour = '', otherMinute = ''] =
      pattern.exec(text) ?? []
    if (day === '') return { wrong: 'date' }
    const date = `${year}-${month}-${day}`
    const known = days.get(date) ?? lookUp(date)
    days.set(date, known)
    if (!known.exists) return { wrong: 'day' }
    const [hours, minutes, seconds] = [hour || otherHour || '00', minute || otherMinute || '00', second || '00']
    if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return { wrong: 'hour' }
    const time = `${hours}:${minutes}:${seconds}`
    if (known.offset !== undefined) return { day: date, moment: `${date}T${time}${known.offset}`, isTwice: false }
    const found = instantOf(date, time)
    return found ? { day: date, moment: found.iso, isTwice: found.isTwice } : { wrong: 'hour' }
  }
}

/** A day, with its offset where clocks are not changed on it. */
type Day = { exists: boolean; offset?: string | undefined }

function lookUp(date: string): Day {
  if (!isDay(date)) return { exists: false }
  const [first, last] = ['00:59:00', '23:59:00'].map((time) => instantOf(date, time)?.iso.slice(19))
  return { exists: true, offset: first === last ? first : undefined }
}
