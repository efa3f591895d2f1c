import { expect, test } from 'vitest'
import { toCalendarDays } from './saveCalendar.ts'
import type { Plan } from './planRules.ts'
import { toIcs } from './toIcs.ts'

const t = ((key: string, { title }: { title: string }) => `${key} ${title}`) as never
const origin = 'https://portal.example'
const now = new Date('2026-11-27T10:05:09.123+01:00')
const plan = (id: number, changes: Partial<Plan>): Plan => ({ id, title: `Plan ${id}`, evaluation: 91, ...changes })
const days = (place: 'server' | 'own', ...plans: Plan[]) => toCalendarDays(plans, { place, origin, t })
const event = { uid: 'a@b', day: '2026-12-31', title: 'x', text: '', url: 'https://portal.example/' }

test('open plans have their days, closed and dropped ones none', () => {
  const open = { due: '2026-12-01', look_again: '2027-12-01' }
  expect(
    days('server', plan(1, { state: 'planned', ...open })).map(({ uid, day, title }) => [uid, day, title]),
  ).toEqual([
    ['plan-1-due@portal.example', '2026-12-01', 'calendar.due Plan 1'],
    ['plan-1-look@portal.example', '2027-12-01', 'calendar.look Plan 1'],
  ])
  expect(days('server', plan(1, { state: 'implemented', ...open })).map(({ day }) => day)).toEqual(['2027-12-01'])
  expect(days('server', plan(1, { state: 'closed', ...open }), plan(2, { state: 'dropped', ...open }))).toEqual([])
  expect(days('server', plan(1, { state: 'planned', due: null, look_again: '31.12.2026' }))).toEqual([])
})

test("one's own plan leads to its evaluation", () => {
  const [own] = days('own', plan(1, { state: 'planned', due: '2026-12-01' }))
  expect(own).toMatchObject({ uid: 'plan-own-1-due@portal.example', url: `${origin}/results/evaluations/91` })
})

test('a calendar file is one of whole days, with lines that end in CRLF', () => {
  const text = toIcs([event], now)
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quality portal//Plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a@b',
    'DTSTAMP:20261127T090509Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:x',
    'URL:https://portal.example/',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

test('what has a meaning of its own is escaped, and no text begins a line', () => {
  const text = toIcs([{ ...event, title: String.raw`a,b;c\d` + '\u0007\r\nEND:VEVENT', text: 'eins\nzwei' }], now)
  expect(text).toContain(String.raw`SUMMARY:a\,b\;c\\d\nEND:VEVENT` + '\r\n')
  expect(text).toContain(String.raw`DESCRIPTION:eins\nzwei` + '\r\n')
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
})

test('long lines are folded at 75 octets without cutting a character', () => {
  const title = 'Übergabe 👩‍⚕️ '.repeat(40).trim()
  const text = toIcs([{ ...event, title }], now)
  const encoder = new TextEncoder()
  for (const line of text.split('\r\n')) expect(encoder.encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
  expect(text).not.toContain('\uFFFD')
})

test('a day that does not exist is no event', () => {
  expect(toIcs([{ ...event, day: '2026-02-30' }], now)).not.toContain('VEVENT')
})
