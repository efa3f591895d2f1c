import { lightFormat } from 'date-fns'
import { cleanLine } from './cleanText.ts'
import { zurich } from './dates.ts'
import { trimSigns } from './trimSigns.ts'

// The characters that would turn `gpj.exe` around, paths, and what Windows refuses.
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}<>:"/\\|?*]+/gu
// Windows looks at what stands before the first point, blanks aside, and takes ¹²³ for figures.
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) {0,200}(?:\.|$)/i
const longest = 120

/** A file name that is safe to save under, its extension kept; `fallback` when nothing is left (D-18, F15). */
export function fileName(wanted: string, fallback = 'download'): string {
  const last = wanted.split(/[/\\]/).at(-1) ?? ''
  const clean = trimSigns(cleanLine(last).replace(unwanted, ' ').replace(/\s+/g, ' '), '. ')
  if (clean === '') return fallback
  const safe = reserved.test(clean) ? `_${clean}` : clean
  if (safe.length <= longest) return safe
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(safe)?.[0] ?? ''
  return (
    safe
      .slice(0, longest - extension.length)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim() + extension
  )
}

/** The time in Zurich as `yyyyMMddHHmmss`, for names of files. */
export function timeStamp(date: Date): string {
  return lightFormat(zurich(date), 'yyyyMMddHHmmss')
}
