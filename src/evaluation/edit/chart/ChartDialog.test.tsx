import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { type ComponentProps, createElement } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Chart } from '#evaluation/model/chart.ts'
import type { Dataset } from '#evaluation/dataset/dataset.ts'
import { attribute, storedChart as chart, source } from '#evaluation/counting/testRows.ts'
import { clearConfirms, useConfirmQueue } from '#ui/confirm/confirm.ts'
import type * as FieldModule from '#ui/fields/Field.tsx'
import { ChartDialog } from './ChartDialog.tsx'

const parsed = vi.hoisted(() => ({ fields: [] as string[], previews: [] as string[] }))
vi.mock('#ui/fields/Field.tsx', async (original) => {
  const { Field } = await original<typeof FieldModule>()
  return {
    Field: (props: ComponentProps<typeof Field>) => {
      parsed.fields.push(props.label)
      return createElement(Field, props)
    },
  }
})
vi.mock('#evaluation/chart/plot/useRenderedTheme.ts', () => ({ useRenderedTheme: () => 'light' }))
vi.mock('#evaluation/chart/ChartCard.tsx', () => ({
  ChartCard: ({ chart: { title } }: { chart: Chart }) => {
    parsed.previews.push(title)
    return <article aria-label={title} />
  },
}))

const requested = vi.fn<(one: Chart) => void>()
const taken = vi.fn<(one: Chart) => void>()
const dirty = vi.fn<(isDirty: boolean) => void>()
const closed = vi.fn<() => void>()
const choices = async () =>
  await Promise.resolve({ all: 3, choices: [], from: null, to: null, missing: 0, snapshot: '' })
const sources = [
  source([
    attribute('q', 'likert'),
    attribute('r', 'likert'),
    attribute('born', 'number', { scale: { min: 1900, max: 2020, reversed: false } }),
    attribute('sex', 'single', { options: [1, 2] }),
  ]),
]
const offered = { sources, measures: [{ id: 1, name: 'Messung' }], benchmarks: [] }

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['editor', 'evaluation', 'charts'])
})
beforeEach(() => {
  vi.clearAllMocks()
  clearConfirms()
})

function show(before: Chart, isNew = false) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChartDialog
        before={before}
        data={{ choices } as unknown as Dataset}
        isNew={isNew}
        offered={offered}
        palette="new"
        preview={{ chart: before, series: null, filters: [], readAt: null, place: before, board: 968 }}
        rows=""
        title="Diagramm"
        onConfirm={requested}
        onClose={closed}
        onDirty={dirty}
        onTake={taken}
      />
    </QueryClientProvider>,
  )
}
const box = (name: string | RegExp) => screen.getByRole('textbox', { name })
const tab = (name: string | RegExp) => screen.getByRole('tab', { name })
const take = async () =>
  await userEvent.click(screen.getByRole('button', { name: /^(Übernehmen|Diagramm hinzufügen)$/ }))
const open = async (name: string) => await userEvent.click(tab(new RegExp(`^${name}`)))

test('a keystroke re-renders only its own field and the preview [EVAL-04]', async () => {
  show(chart('mean', ['q', 'r'], { title: 'Alt' }))
  await userEvent.click(screen.getByRole('button', { name: '«q» anpassen' }))
  await userEvent.type(box('Anzeigename'), 'A')
  parsed.fields = []
  await userEvent.type(box('Anzeigename'), 'b')
  expect(new Set(parsed.fields)).toEqual(new Set(['Anzeigename']))
  expect(screen.getByRole('button', { name: '«qAb» anpassen' })).toBeVisible()

  await open('Texte')
  await userEvent.type(box('Titel'), 'e')
  Object.assign(parsed, { fields: [], previews: [] })
  await userEvent.type(box('Titel'), 'r')
  expect(new Set(parsed.fields)).toEqual(new Set(['Titel']))
  expect(parsed.previews).toEqual(['Alter'])
  await open('Daten')
  await open('Texte')
  expect(box('Titel')).toHaveValue('Alter')
})

test('a new chart shows missing fields only when it is applied [EVAL-03]', async () => {
  show(chart('mean', []), true)
  expect(within(tab('Daten')).queryByText('Fehler:')).not.toBeInTheDocument()
  await open('Texte')
  await take()
  expect(await screen.findByText('1 Angabe fehlt oder stimmt nicht.')).toBeVisible()
  expect(tab(/^Daten/)).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByText('Wählen Sie mindestens eine Frage.')).toBeVisible()
  expect(taken).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('combobox', { name: /Fragen/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'q' }))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByText('1 Angabe fehlt oder stimmt nicht.')).not.toBeInTheDocument())
  await take()
  await waitFor(() => expect(taken).toHaveBeenCalledWith(chart('mean', [{ keys: ['q'], name: '', skala: false }])))
})

test('the better side of an item can be set and removed', async () => {
  show(chart('mean', ['q']))
  await userEvent.click(screen.getByRole('button', { name: '«q» anpassen' }))
  expect(screen.getByRole('combobox', { name: 'Richtung' })).toHaveTextContent('nach der Skala')
  await userEvent.click(screen.getByRole('combobox', { name: 'Richtung' }))
  await userEvent.click(await screen.findByRole('option', { name: 'tiefer ist besser' }))
  await take()
  const lower = chart('mean', [{ keys: ['q'], name: 'q', skala: false, direction: 'lower' }])
  await waitFor(() => expect(taken).toHaveBeenLastCalledWith(lower))
  await userEvent.click(screen.getByRole('button', { name: /Richtung.*(löschen|leeren|entfernen|zurücksetzen)/i }))
  await take()
  await waitFor(() => expect(taken).toHaveBeenLastCalledWith(chart('mean', ['q'])))
})

test('a stored chart shows its errors immediately [EVAL-12]', async () => {
  show(chart('bar', ['q'], { groups: [{ attribute: 'sex' }], splits: [{ attribute: 'sex' }] }))
  expect(await screen.findByText('1 Angabe fehlt oder stimmt nicht.')).toBeVisible()
  await open('Aufteilung')
  expect(screen.getByText('Nach diesem Merkmal wird schon aufgeteilt.')).toBeVisible()
  await userEvent.click(
    within(screen.getByRole('region', { name: 'Gruppen' })).getByRole('button', { name: '«sex» entfernen' }),
  )
  await waitFor(() => expect(screen.queryByText('Nach diesem Merkmal wird schon aufgeteilt.')).not.toBeInTheDocument())
  await take()
  await waitFor(() => expect(taken).toHaveBeenCalledWith(chart('bar', ['q'], { splits: [{ attribute: 'sex' }] })))
})

test('validates the ends of an axis together as they are typed [EVAL-12]', async () => {
  show(chart('mean', ['q'], { config: { min: 1, max: 5 } }), true)
  await open('Darstellung')
  await userEvent.clear(box('Achse ab'))
  requested.mockClear()
  await userEvent.type(box('Achse ab'), '7')
  expect(await screen.findByText('Muss grösser sein als «Achse ab».')).toBeVisible()
  expect(requested).not.toHaveBeenCalled()
  await userEvent.clear(box('Achse ab'))
  await userEvent.type(box('Achse ab'), '2')
  await waitFor(() => expect(screen.queryByText('Muss grösser sein als «Achse ab».')).not.toBeInTheDocument())
  expect(requested).toHaveBeenLastCalledWith(chart('mean', ['q'], { config: { min: 2, max: 5 } }))
  await userEvent.clear(box('Achse ab'))
  await take()
  await waitFor(() => expect(taken).toHaveBeenCalledWith(chart('mean', ['q'], { config: { max: 5 } })))
})

test('a number that cannot be read keeps the chart from being applied', async () => {
  show(chart('mean', ['q']))
  await open('Darstellung')
  await userEvent.type(box('Achse bis'), 'x')
  const problem = await screen.findByText(/^Bitte eine Zahl eingeben/)
  expect(problem).toBeVisible()
  await take()
  expect(taken).not.toHaveBeenCalled()
  expect(tab(/^Darstellung/)).toHaveAttribute('aria-selected', 'true')
  await userEvent.clear(box('Achse bis'))
  await take()
  await waitFor(() => expect(taken).toHaveBeenCalledWith(chart('mean', ['q'])))
})

test('bands of age begin with common values [EVAL-12]', async () => {
  show(chart('bar', ['q'], { groups: [{ attribute: 'born', values: [1980] }] }))
  await open('Aufteilung')
  await userEvent.click(screen.getByRole('checkbox', { name: /Altersgruppen bilden/ }))
  expect(screen.getByText('Ergibt: < 20, 20–39, 40–59, 60–79, ≥ 80')).toBeVisible()
  await userEvent.clear(box(/Ab Alter/))
  expect(await screen.findByText('Ein ganzes Alter zwischen 0 und 200.')).toBeVisible()
  await userEvent.type(box(/Ab Alter/), '90')
  expect(await screen.findByText('Darf nicht kleiner sein als «Ab Alter».')).toBeVisible()
  await userEvent.clear(box(/Ab Alter/))
  await userEvent.type(box(/Ab Alter/), '40')
  await waitFor(() => expect(screen.queryByText('Darf nicht kleiner sein als «Ab Alter».')).not.toBeInTheDocument())
  expect(requested).toHaveBeenLastCalledWith(
    chart('bar', ['q'], { groups: [{ attribute: 'born', age: { ageGap: 20, minAge: 40, maxAge: 80 } }] }),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /Altersgruppen bilden/ }))
  await take()
  await waitFor(() => expect(taken).toHaveBeenCalledWith(chart('bar', ['q'], { groups: [{ attribute: 'born' }] })))
})

test('selected values get an order by hand, and lose it again', async () => {
  show(chart('bar', ['q'], { groups: [{ attribute: 'sex', values: [1, 2] }] }))
  await open('Aufteilung')
  const order = () => within(screen.getByRole('list', { name: 'Reihenfolge der Werte' })).getAllByRole('listitem')
  expect(screen.queryByRole('list', { name: 'Reihenfolge der Werte' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: /Reihenfolge von Hand/ }))
  const [first] = order().map(({ textContent }) => textContent)
  await userEvent.click(within(order()[0] ?? document.body).getByRole('button', { name: /nach unten$/ }))
  expect(order()[1]).toHaveTextContent(first ?? '-')
  expect(within(order()[1] ?? document.body).getByRole('button', { name: /nach oben$/ })).toHaveFocus()
  await waitFor(() =>
    expect(requested).toHaveBeenLastCalledWith(
      chart('bar', ['q'], { groups: [{ attribute: 'sex', values: [2, 1], byHand: true }] }),
    ),
  )
  await userEvent.click(screen.getByRole('checkbox', { name: /Reihenfolge von Hand/ }))
  await take()
  await waitFor(() =>
    expect(taken).toHaveBeenCalledWith(chart('bar', ['q'], { groups: [{ attribute: 'sex', values: [2, 1] }] })),
  )
})

test('closing needs no confirmation when changes were reverted [D-37]', async () => {
  show(chart('mean', ['q'], { title: 'Alt' }))
  await open('Texte')
  await userEvent.type(box('Titel'), 'x')
  expect(dirty).toHaveBeenLastCalledWith(true)
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(useConfirmQueue.getState().requested).toMatchObject([{ title: 'Änderungen verwerfen?' }])
  expect(closed).not.toHaveBeenCalled()
  clearConfirms()
  await userEvent.type(box('Titel'), '{Backspace}')
  expect(dirty).toHaveBeenLastCalledWith(false)
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(closed).toHaveBeenCalled()
})

test('a moved item keeps the focus [EVAL-04]', async () => {
  show(chart('mean', ['q', 'r', 'born']))
  await userEvent.click(screen.getByRole('button', { name: '«q» anpassen' }))
  await userEvent.click(screen.getByRole('button', { name: '«q» nach unten' }))
  expect(screen.getByRole('button', { name: '«q» nach unten' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: '«q» nach oben' })).toHaveFocus()
  expect(screen.getByRole('button', { name: '«q» anpassen' })).toHaveAttribute('aria-expanded', 'true')
  await take()
  await waitFor(() => expect(taken).toHaveBeenCalledWith(chart('mean', ['r', 'born', 'q'])))
})

test('an error of a row moves with it [EVAL-03, EVAL-12]', async () => {
  show(
    chart('bar', ['q'], {
      groups: [{ attribute: 'sex' }, { attribute: 'born', age: { ageGap: 20, minAge: 20, maxAge: 80 } }],
    }),
  )
  await open('Aufteilung')
  await userEvent.clear(box(/Bis Alter/))
  expect(await screen.findByText('1 Angabe fehlt oder stimmt nicht.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '«sex» entfernen' }))
  expect(await screen.findByText('1 Angabe fehlt oder stimmt nicht.')).toBeVisible()
  expect(screen.getByText('Ein ganzes Alter zwischen 0 und 200.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '«born» entfernen' }))
  await waitFor(() => expect(screen.queryByText('1 Angabe fehlt oder stimmt nicht.')).not.toBeInTheDocument())
  await open('Daten')
  await userEvent.click(screen.getByRole('button', { name: '«q» entfernen' }))
  expect(await screen.findByText('Wählen Sie mindestens eine Frage.')).toBeVisible()
  expect(screen.getByText('1 Angabe fehlt oder stimmt nicht.')).toBeVisible()
  expect(tab(/^Daten/)).toHaveAccessibleName(/^Daten\s*Fehler:$/)
  expect(tab('Aufteilung')).toBeVisible()
})
