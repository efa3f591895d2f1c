import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sameWords } from '#evaluation/counting/table/measureTable.ts'
import type { Effect, EffectAnswer } from '#evaluation/model/effect.ts'
import { getFigure } from '#evaluation/types/definition/testSeries.ts'
import type { Plan } from '#features/plans/planRules.ts'
import { PlanEntries } from './PlanEntries.tsx'
import { PlansProvider } from './PlansProvider.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['plan'])
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T10:00:00+01:00') }))

const look = 'MenüwahlWirkung zu prüfen seit 27.11.2026'
const figure = { ...getFigure([4, 4, 5]), n: 12, mean: 4.2 }
const getEffect = (answer: EffectAnswer, changes: Partial<Effect> = {}): Effect => ({
  id: 1,
  answer,
  since: { from: '2026-03-01', figure },
  before: null,
  isShare: false,
  decimals: undefined,
  span: 4,
  ...changes,
})
const may = { value: '2026-05-01', label: sameWords('05.2026') }
const signal = (changes: Partial<EffectAnswer & { kind: 'signal' }>): EffectAnswer => ({
  kind: 'signal',
  by: 'line',
  since: may,
  bin: 'bin_month',
  side: 'up',
  isGood: true,
  ...changes,
})

const earlier = (changes: Partial<EffectAnswer & { kind: 'earlier' }>): EffectAnswer => ({
  kind: 'earlier',
  since: may,
  bin: 'bin_month',
  side: 'up',
  isGood: true,
  ...changes,
})

async function show(effect: Effect | null, changes: Partial<Plan> = {}) {
  const plan = {
    id: 1,
    title: 'Menüwahl',
    state: 'implemented',
    look_again: '2026-11-27',
    target: 4,
    ...changes,
  } as Plan
  const entry = { plan, institution: 'Nord', day: '2026-02-15', chart: 'c', effect }
  render(
    <MemoryRouter>
      <PlanEntries entries={[entry]} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Menüwahl' })).toHaveAttribute('href', '/results/actions/1')
  return screen.getByRole('listitem').textContent
}

test.each<[string, EffectAnswer, string]>([
  ['too early', { kind: 'early', needed: 80 }, 'Noch zu früh: 12 von 80 Antworten seit dem 01.03.2026'],
  ['no signal', { kind: 'none' }, 'Noch kein Signal'],
  ['better', signal({}), 'Signal seit Mai 2026: besser'],
  ['worse', signal({ isGood: false, side: 'down' }), 'Signal seit Mai 2026: schlechter'],
  ['without a direction', signal({ isGood: null, side: 'down' }), 'Signal seit Mai 2026: auffällig tief'],
  ['by periods', signal({ by: 'periods' }), 'Signal seit Mai 2026: besser als im Jahr davor'],
  ['moved before', earlier({}), 'Schon vor der Massnahme besser: grösster Sprung etwa im Mai 2026'],
  [
    'moved before, without a direction',
    earlier({ isGood: null }),
    'Schon vor der Massnahme höher: grösster Sprung etwa im Mai 2026',
  ],
  ['unclear', { kind: 'unclear', side: 'up', isGood: true }, 'Besser; ob erst seit der Massnahme, ist nicht zu sagen'],
  ['a drift', earlier({ since: null, isGood: false }), 'Wurde schon vor der Massnahme langsam schlechter'],
  ['reached', { kind: 'reached' }, 'Ziel erreicht: 4.20 bei einem Ziel von 4.00 (n = 12)'],
  ['removed', { kind: 'gone' }, 'Diese Frage gibt es in der Auswertung nicht mehr'],
])('from the day of looking again on a plan says: %s', async (_, answer, text) => {
  expect(await show(getEffect(answer))).toBe(`${look}${text}`)
})

test('a withheld group shows no figure', async () => {
  const text = await show(getEffect({ kind: 'withheld' }, { since: null }))
  expect(text).toBe(`${look}Zurückgehalten, weil die Gruppe zu klein ist`)
})

test('nobody since the plan is said without a day', async () => {
  expect(await show(getEffect({ kind: 'early', needed: 10 }, { since: null }))).toBe(
    `${look}Noch zu früh: 0 von 10 Antworten`,
  )
})

test('a share is shown in per cent', async () => {
  const share = { isShare: true, since: { from: '2026-03-01', figure: { ...figure, mean: 0.9, n: 1200 } } }
  expect(await show(getEffect({ kind: 'reached' }, share), { target: 0.85 })).toContain(
    "Ziel erreicht: 90 % bei einem Ziel von 85 % (n = 1'200)",
  )
})

test.each<[string, Partial<Plan>, string]>([
  ['before its day', { look_again: '2026-11-28' }, 'Umgesetztzu prüfen am 28.11.2026'],
  ['planned', { state: 'planned', due: '2026-12-24', look_again: '2027-12-24' }, 'Geplantfällig am 24.12.2026'],
  ['overdue', { state: 'planned', due: '2026-10-14', look_again: '2027-04-12' }, 'Überfälligfällig am 14.10.2026'],
  ['closed', { state: 'closed' }, 'Abgeschlossen'],
  ['dropped', { state: 'dropped', look_again: '2027-01-01' }, 'Verworfen'],
  ['without a day', { look_again: null }, 'UmgesetztKein Tag für die Prüfung der Wirkung gewählt'],
])('a plan %s has no answer to its effect', async (_, changes, text) => {
  expect(await show(getEffect({ kind: 'reached' }), changes)).toBe(`Menüwahl${text}`)
})

test('while rows are loading the answer is announced', async () => {
  expect(await show(null)).toBe(`${look}Die Antwort folgt, sobald alle Daten geladen sind`)
})

test('only a finding is a badge, not the sentence that says why there is none', async () => {
  const isBadge = (text: RegExp) => screen.getByText(text).className.includes('badge')
  await show(null)
  expect(isBadge(/^Wirkung zu prüfen/)).toBe(true)
  expect(isBadge(/^Die Antwort folgt/)).toBe(false)
  cleanup()
  await show(getEffect({ kind: 'reached' }))
  expect(isBadge(/^Ziel erreicht/)).toBe(true)
})

test('of 300 plans at one figure the open ones with the latest days are shown, the others on demand', async () => {
  const entries = Array.from({ length: 300 }, (_, place) => ({
    plan: { id: place + 1, title: `Plan ${place + 1}`, state: place < 10 ? 'planned' : 'closed' } as Plan,
    institution: 'Nord',
    day: `2026-01-${String(1 + (place % 28)).padStart(2, '0')}`,
    chart: 'c',
    effect: null,
  }))
  render(
    <MemoryRouter>
      <PlanEntries entries={entries} />
    </MemoryRouter>,
  )
  const [first] = screen.getAllByRole('list', { name: 'Massnahmen' })
  const shown = within(first as HTMLElement).getAllByRole('link')
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Plan 10', 'Plan 9', 'Plan 8', 'Plan 7', 'Plan 6'])
  const more = screen.getByText('295 weitere Massnahmen')
  expect(more.closest('details')).not.toHaveAttribute('open')
  await userEvent.click(more)
  expect(screen.getByText('Plan 300')).toBeVisible()
})

test('a plan whose question was removed stands at the top and says so', async () => {
  const orphan = {
    plan: { id: 9, title: 'Verwaist', state: 'planned', look_again: '2026-11-01' } as Plan,
    institution: 'Nord',
    day: '2026-01-01',
    chart: null,
    effect: getEffect({ kind: 'gone' }),
  }
  render(
    <MemoryRouter>
      <PlansProvider plan={null} change={null} entries={[orphan]} dialog={null}>
        <p>Diagramme</p>
      </PlansProvider>
    </MemoryRouter>,
  )
  const region = screen.getByRole('region', { name: 'Massnahmen zu Fragen, die es hier nicht mehr gibt' })
  expect(within(region).getByRole('link', { name: 'Verwaist' })).toBeInTheDocument()
  expect(region).toHaveTextContent('Diese Frage gibt es in der Auswertung nicht mehr')
})
