/** How far a day is: 'today', 'in 9 days', '31 days ago', for a number of days from today. */
export function relativeDay(days: number, language: string): string {
  return new Intl.RelativeTimeFormat(`${language}-CH`, { numeric: 'auto' }).format(days, 'day')
}
