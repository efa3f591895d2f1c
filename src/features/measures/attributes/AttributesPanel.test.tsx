import type { RowAt } from '#api/rows/page.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { confirmLeave, isBlocked } from '#engine/actions/navigationBlocker.ts'
import AttributesPanel from './AttributesPanel.tsx'
import { measures, showPart } from '#features/measures/testPanel.tsx'
import { useConfirmQueue } from '#ui/confirm/confirm.ts'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['fields', 'fields-results', 'measures'])
})
beforeEach(async () => {
  useToasts.setState({ kept: [] })
  useConfirmQueue.setState({ requested: [] })
  await signedInAs(7)
})

const attributes = [1, 2, 3, 4].map((place) => ({
  key: `q${place}`,
  name: `Frage ${place}`,
  type: 'likert',
  scale: { min: 1, max: 5 },
  group: place < 3 ? 'A' : 'B',
}))
const row: RowAt<'results/measures'> = {
  id: 3,
  surveyId: 100_003,
  languages: [1, 2],
  default_attributes: attributes,
  parent_attributes: [{ key: 'p', name: 'Geerbt', type: 'number' }],
  selected_attributes: ['q1', 'lost'],
  modified: '2026-01-01T00:00:00Z',
}

function survey(requested: string[] = []) {
  const part = (name: string, body: unknown) =>
    http.get(`${base}ls/100003/${name}`, ({ request }) => {
      requested.push(`${name} ${new URL(request.url).searchParams.get('language')}`)
      return HttpResponse.json(body as never)
    })
  server.use(
    part('attributes', attributes),
    part(
      'questions',
      attributes.map(({ key, group }, index) => ({
        id: 100_003_000 + index,
        key,
        question: `<p>Was <b>halten</b> Sie von ${key}?<script>x()</script></p>`,
        group,
      })),
    ),
    part('groups', [
      { id: 1, name: 'A' },
      { id: 2, name: 'B' },
    ]),
  )
  return requested
}
const tick = (name: string) => screen.getByRole('checkbox', { name: `${name} auswählen` })
const ready = async () => await screen.findByText('Nicht mehr in der Umfrage')

test('the survey is requested in a selectable language [RES-23, RES-24, RES-25]', async () => {
  const requested = survey()
  showPart(<AttributesPanel collection={measures} row={row} />)
  await ready()
  expect(requested.toSorted()).toEqual(['attributes de', 'groups de', 'questions de'])
  await userEvent.click(screen.getByRole('radio', { name: 'Französisch' }))
  await waitFor(() => expect(requested).toContain('questions fr'))
  expect(screen.queryByRole('radio', { name: 'Italienisch' })).not.toBeInTheDocument()
})

test('one question is shown in full with its HTML as text [RES-26, D-15, R01]', async () => {
  survey()
  server.use(
    http.get(`${base}ls/questions/100003000`, ({ request }) =>
      HttpResponse.json({
        id: 100_003_000,
        question: `<i>Ganz</i> genau: ${new URL(request.url).searchParams.get('language')} <img src=x onerror=alert(1)>`,
      }),
    ),
  )
  showPart(<AttributesPanel collection={measures} row={row} />)
  await ready()
  await userEvent.click(screen.getByRole('button', { name: 'Frage 1' }))
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
  expect(await within(dialog).findByText('Ganz genau: de')).toBeVisible()
  expect(dialog.querySelector('img')).toBeNull()
})

test('attributes are selected by keyboard and saved together [RES-16, D-37]', async () => {
  survey()
  let stored: unknown[] = row.selected_attributes ?? []
  server.use(
    http.get(`${base}results/measures/3/`, () => HttpResponse.json({ ...row, selected_attributes: stored })),
    http.put(`${base}results/measures/3/update_selected_attributes/`, async ({ request }) => {
      stored = ((await request.json()) as { selected_attributes: unknown[] }).selected_attributes
      return HttpResponse.json(row)
    }),
  )
  showPart(<AttributesPanel collection={measures} row={row} />)
  await ready()
  expect(isBlocked()).toBe(false)
  tick('Frage 1').focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(tick('Frage 2')).toHaveFocus())
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(tick('Frage 3')).toHaveFocus())
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(tick('Frage 4')).toHaveFocus())
  // jsdom's user-event does not toggle a checkbox with Shift: this fires the key and the change.
  fireEvent.click(tick('Frage 4'), { shiftKey: true })
  await userEvent.click(tick('lost'))
  expect(screen.getByText(/nicht gespeichert: 3 neu, 1 entfernt/)).toBeVisible()
  const leaving = confirmLeave()
  useConfirmQueue.getState().requested[0]?.respond(false)
  expect(await leaving).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl übernehmen' }))
  await waitFor(() => expect(stored).toEqual(['q1', 'q2', 'q3', 'q4']))
  await waitFor(() =>
    expect(useToasts.getState().kept.map(({ text }) => text)).toEqual(['Die Auswahl der Attribute wurde gespeichert.']),
  )
  expect(isBlocked()).toBe(false)
})

test('inherited attributes are read-only, lost ones can be removed [RES-16]', async () => {
  survey()
  showPart(<AttributesPanel collection={measures} row={row} />)
  await ready()
  const inherited = screen.getByRole('checkbox', { name: /Geerbt \(von der Hauptmessung/ })
  expect(inherited).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(inherited)
  expect(inherited).not.toBeChecked()
  expect(tick('lost')).toBeChecked()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Alle angezeigten auswählen' }))
  expect(screen.getByText(/5 ausgewählt/)).toBeVisible()
  expect(screen.getByText(/3 neu, 0 entfernt/)).toBeVisible()
})

test('a conflict is shown before anything is sent [RES-16, D-34]', async () => {
  survey()
  let sent = 0
  server.use(
    http.get(`${base}results/measures/3/`, () => HttpResponse.json({ ...row, selected_attributes: ['q1', 'q4'] })),
    http.put(`${base}results/measures/3/update_selected_attributes/`, () => ((sent += 1), HttpResponse.json(row))),
  )
  showPart(<AttributesPanel collection={measures} row={row} />)
  await ready()
  await userEvent.click(tick('Frage 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl übernehmen' }))
  await waitFor(() =>
    expect(useConfirmQueue.getState().requested[0]?.details).toEqual([
      'q4: von jemand anderem ausgewählt',
      'lost: von jemand anderem entfernt',
    ]),
  )
  useConfirmQueue.getState().requested[0]?.respond(false)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Auswahl übernehmen' })).not.toHaveAttribute('aria-busy'),
  )
  expect(sent).toBe(0)
  expect(tick('Frage 2')).toBeChecked()
})

test('an unreadable survey shows an error and marks nothing as missing [ERR-05]', async () => {
  server.use(
    ...['attributes', 'questions', 'groups'].map((part) =>
      http.get(`${base}ls/100003/${part}`, () => HttpResponse.json({ detail: 'x' }, { status: 403 })),
    ),
  )
  showPart(<AttributesPanel collection={measures} row={row} />)
  expect(
    await screen.findByText('Die Attribute konnten nicht geladen werden. Überprüfe die Zugriffsrechte in Limesurvey'),
  ).toBeVisible()
  expect(tick('Frage 1')).toBeChecked()
  expect(screen.queryByText('Nicht mehr in der Umfrage')).not.toBeInTheDocument()
})

test('only visible attributes of ten thousand are rendered [D-79]', async () => {
  // jsdom has no layout: this is the height of the viewport of the table.
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(480)
  const many = Array.from({ length: 10_000 }, (_, place) => ({
    key: `k${place}`,
    name: `Merkmal ${place}`,
    type: 'text',
  }))
  showPart(
    <AttributesPanel
      collection={measures}
      row={{ ...row, surveyId: null, default_attributes: many, selected_attributes: [] }}
    />,
  )
  await screen.findByText("10'001 von 10'001 Attributen")
  expect(screen.getAllByRole('row').length).toBeLessThan(80)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '10002')
  await userEvent.type(screen.getByRole('searchbox'), 'k9999')
  expect(screen.getByText("1 von 10'001 Attributen")).toBeVisible()
  height.mockRestore()
})

test('a selection made during a save stays unsaved [D-45, D-37]', async () => {
  survey()
  let open = () => undefined as void
  const gate = new Promise<void>((resolve) => (open = resolve))
  const sent: unknown[] = []
  server.use(
    http.get(`${base}results/measures/3/`, () => HttpResponse.json(row)),
    http.put(`${base}results/measures/3/update_selected_attributes/`, async ({ request }) => {
      sent.push(await request.json())
      await gate
      return HttpResponse.json({})
    }),
  )
  showPart(<AttributesPanel collection={measures} row={row} />)
  await ready()
  await userEvent.click(tick('Frage 2'))
  await userEvent.click(screen.getByRole('button', { name: 'Auswahl übernehmen' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  await userEvent.click(tick('Frage 3'))
  open()
  await waitFor(() => expect(useToasts.getState().kept).toHaveLength(1))
  expect(tick('Frage 3')).toBeChecked()
  expect(isBlocked()).toBe(true)
})
