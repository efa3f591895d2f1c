import { isDay } from '#lib/dates.ts'
import { zurichIso } from '#lib/zurich.ts'

const pattern = /^(\d{2})\.(\d{2})\.(\d{4})(?: (\d{2}):(\d{2}):(\d{2})| - (\d{2}):(\d{2}))?$/

export type DateRead = { day: string; moment: string; isTwice: boolean } | { wrong: 'date' | 'day' | 'hour' }

/**
 * Reads DD.MM.YYYY HH:mm:ss, DD.MM.YYYY - HH:mm or DD.MM.YYYY as a day (`yyyy-MM-dd`) and as an instant with the offset
 * of Zurich, whatever zone the device is in. Days and hours that do not exist are refused, never shifted; of an hour that
 * comes twice the first one is meant.
 */
export function dateReader(): (text: string) => DateRead {
  const offsets = new Map<string, string | undefined>()
  return (text) => {
    const [, day = '', month = '', year = '', hour = '', minute = '', second = '', otherHour = '', otherMinute = ''] = pattern.exec(text) ?? []
    if (day === '') return { wrong: 'date' }
    if (!isDay(Number(year), Number(month), Number(day))) return { wrong: 'day' }
    const date = `${year}-${month}-${day}`
    const [hours, minutes, seconds] = [hour || otherHour || '00', minute || otherMinute || '00', second || '00']
    if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return { wrong: 'hour' }
    if (!offsets.has(date)) offsets.set(date, steadyOffset(Number(year), Number(month), Number(day)))
    const offset = offsets.get(date)
    if (offset !== undefined) return { day: date, moment: `${date}T${hours}:${minutes}:${seconds}${offset}`, isTwice: false }
    const found = zurichIso({ year: Number(year), month: Number(month), day: Number(day), hour: Number(hours), minute: Number(minutes) })
    if (!found) return { wrong: 'hour' }
    return { day: date, moment: `${date}T${hours}:${minutes}:${seconds}${found.iso.slice(19)}`, isTwice: found.isTwice }
  }
}

/** The offset of a day on which clocks are not changed. */
function steadyOffset(year: number, month: number, day: number): string | undefined {
  const [first, last] = [0, 23].map((hour) => zurichIso({ year, month, day, hour, minute: 59 })?.iso.slice(19))
  return first === last ? first : undefined
}
