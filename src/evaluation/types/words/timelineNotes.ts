import type { TFunction } from 'i18next'
import { binEnd } from '#evaluation/counting/axes/timeAxis.ts'
import type { Chart, TimelineNote } from '#evaluation/model/chart.ts'
import type { Series } from '#evaluation/model/series.ts'
import { getText } from '#evaluation/model/words.ts'
import type { PlacedNote } from '#evaluation/types/definition/chartLayoutData.ts'
import { isDay, showDay } from '#lib/dates/dates.ts'
import { getLocalizedKey, inEachLanguage, type Language, languages } from '#lib/languages.ts'

/** The first and the last day of a timeline (`yyyy-MM-dd`); null if there is none. */
export function daysShown({ groups, bin }: Pick<Series, 'groups' | 'bin'>): { from: string; to: string } | null {
  const [first = '', last = ''] = [groups[0], groups.at(-1)].map((group) => String(group?.value ?? ''))
  // Bins of an expected series have no days.
  return bin && isDay(first) && isDay(last) ? { from: first, to: binEnd(bin, last) } : null
}

/** The notes of a chart on days that its timeline shows, by time. */
export function getNotes(
  series: Pick<Series, 'groups' | 'bin'>,
  { timelineNotes = [] }: Pick<Chart, 'timelineNotes'>,
  language: Language,
): PlacedNote[] {
  const days = daysShown(series)
  if (!days) return []
  return timelineNotes
    .filter(({ date }) => date >= days.from && date <= days.to)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((note, place) => ({
      number: place + 1,
      category: series.groups.findLastIndex(({ value }) => String(value) <= note.date),
      date: note.date,
      text: noteText(note, language),
      ...(note.short === undefined ? {} : { short: note.short }),
    }))
}

/** A note below its chart: '1) 01.03.2024: Neue Software'. */
export function noteLine({ number, date, text }: PlacedNote, t: TFunction<'charts'>): string {
  return t('timeline-note', { number, date: showDay(date), text })
}

/** A note below a chart of a page, which names a plan with its answer above the chart. */
export function shortLine({ short, ...note }: PlacedNote, t: TFunction<'charts'>): string {
  return noteLine({ ...note, text: short ?? note.text }, t)
}

/** The text in the current language, else in German, else in any other. */
function noteText(note: TimelineNote, language: Language): string {
  const words = inEachLanguage((one) => note[getLocalizedKey('text', one)])
  return getText(words, language) || (languages.map((one) => words[one].trim()).find(Boolean) ?? '')
}
