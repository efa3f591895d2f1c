import type { Period } from '#evaluation/model/comments.ts'
import type { Language } from '#lib/languages.ts'

/** A period as words: 'März 2025', 'Q1 2025', '2025', '2024–2025'. */
export function periodText({ from, to }: Period, language: Language): string {
  if (from === to)
    return new Intl.DateTimeFormat(`${language}-CH`, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${from}-01T00:00:00Z`),
    )
  const [[fromYear, fromMonth], [toYear, toMonth]] = [from.split('-'), to.split('-')]
  if (fromYear !== toYear) return `${fromYear}–${toYear}`
  return fromMonth === '01' && toMonth === '12' ? `${fromYear}` : `Q${Math.ceil(Number(fromMonth) / 3)} ${fromYear}`
}
