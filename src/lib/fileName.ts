import { lightFormat } from 'date-fns'
import { cleanLine } from '#lib/text/cleanText.ts'
import { zurich } from '#lib/dates/dates.ts'
import { trimSigns } from '#lib/text/trimSigns.ts'

// The direction characters that would disguise `gpj.exe`, paths, and names that Windows refuses.
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"/\\|?*]+/gu
// Windows checks the part before the first point without blanks, and treats ¹²³ as digits.
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) {0,200}(?:\.|$)/i
const maxLength = 120
const separator = ' - '

/** A file name that is safe to save under, its extension kept; `fallback` when nothing is left (D-18, F15). */
export function fileName(wanted: string, fallback = 'download'): string {
  const last = wanted.split(/[/\\]/).at(-1) ?? ''
  const clean = trimSigns(cleanLine(last).replace(unwanted, ' ').replace(/\s+/g, ' '), '. ')
  if (clean === '') return fallback
  const safe = reserved.test(clean) ? `_${clean}` : clean
  if (safe.length <= maxLength) return safe
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(safe)?.[0] ?? ''
  return (
    safe
      .slice(0, maxLength - extension.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() + extension
  )
}

/**
 * A file name of several names, the longest cut so that the day (`yyyy-MM-dd`) and the extension stay whole. Characters
 * that would end a name, such as a slash, become hyphens. `max` is its maximum length.
 */
export function datedFileName(names: readonly string[], day: string, extension: string, max = maxLength): string {
  const shown = names.map((name) => cleanLine(name).replaceAll(/[/\\:*?"<>|]/g, '-')).filter((name) => name !== '')
  const end = extension === '' ? day : `${day}.${extension}`
  let room = max - end.length - separator.length * shown.length
  // Short names keep their length; the others share the rest.
  const bySize = shown
    .map((name, place) => ({ name, place }))
    .toSorted((one, other) => one.name.length - other.name.length)
  const cut = new Map<number, string>()
  bySize.forEach(({ name, place }, done) => {
    const own = name
      .slice(0, Math.floor(room / (bySize.length - done)))
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim()
    cut.set(place, own)
    room -= own.length
  })
  return fileName([...shown.map((_, place) => cut.get(place) ?? ''), end].join(separator))
}

/** The time in Zurich as `yyyyMMddHHmmss`, for names of files. */
export function timeStamp(date: Date): string {
  return lightFormat(zurich(date), 'yyyyMMddHHmmss')
}
