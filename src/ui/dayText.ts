type Wall = { year: number; month: number; day: number }

/** Reads dd.MM.yyyy strictly as `yyyy-MM-dd`; undefined for anything else and for days that do not exist. */
export function dayOf(text: string): string | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{2})\.(\d{2})\.(\d{4})$/.exec(text.trim()) ?? []
  return isDay({ year: Number(year), month: Number(month), day: Number(day) }) ? `${year}-${month}-${day}` : undefined
}

/** Shows `yyyy-MM-dd` as dd.MM.yyyy; '' for null and for what is no day. */
export function dayText(value: string | null): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value ?? '') ?? []
  return year === '' ? '' : `${day}.${month}.${year}`
}

/** Whether a day stands in the calendar (years from 1000: two digits typed as 0026 are no year). */
function isDay({ year, month, day }: Wall): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}
