import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onOwnSaves, isOwnSave } from '#api/rows/ownSaves.ts'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import SettingsTool from './SettingsTool.tsx'
import { measures, showPart } from '#features/measures/testPanel.tsx'
import { useToasts } from '#ui/feedback/toasts.ts'

const server = testBackend()
beforeAll(async () => {
  await Promise.all([i18next.changeLanguage('de'), import('#ui/overlays/MenuPanel.tsx')])
  await i18next.loadNamespaces(['fields', 'fields-results', 'measures'])
})
beforeEach(async () => {
  useToasts.setState({ kept: [] })
  await signedInAs(7)
})

const row = {
  id: 3,
  name: 'Messung',
  key: 'm',
  minus1included: false,
  selected_attributes: ['q1'],
  modified: '2026-01-01T00:00:00Z',
}
const choose = async (text: string, name = 'settings.json') => {
  const file = new File([text], name, { type: 'application/json' })
  // jsdom's File cannot be read as text.
  Object.defineProperty(file, 'text', { value: async () => await Promise.resolve(text) })
  await userEvent.upload(screen.getByLabelText('Datei mit Einstellungen (JSON)'), file)
}
function backend(stored: object = row) {
  const bodies: unknown[] = []
  server.use(
    http.get(`${base}results/measures/3/`, () => HttpResponse.json(stored)),
    http.put(
      `${base}results/measures/3/`,
      async ({ request }) => (bodies.push(await request.json()), HttpResponse.json(row)),
    ),
  )
  return bodies
}

test('a file is compared and only selected values are sent [D-20, DETAIL-02]', async () => {
  const bodies = backend()
  showPart(<SettingsTool collection={measures} row={row} isDirty={false} />)
  await choose(JSON.stringify({ measure: 3, name: 'Neu', minus1included: true, creator_id: 9, __proto__: 1 }))
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
  const name = within(dialog).getByRole('region', { name: 'Name' })
  expect(within(name).getByText('Messung')).toBeVisible()
  expect(within(name).getByText('Neu', { selector: 'bdi' })).toBeVisible()
  expect(within(dialog).getByText('creator_id')).toBeVisible()
  expect(bodies).toEqual([])
  await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Name' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen (1)' }))
  await waitFor(() => expect(bodies).toEqual([{ ...row, minus1included: true }]))
  await waitFor(() => expect(useToasts.getState().kept[0]?.text).toBe('Die Einstellungen wurden übernommen.'))
})

test('another measure’s file keeps name, key and survey by default [D-20, I12]', async () => {
  backend()
  showPart(<SettingsTool collection={measures} row={row} isDirty={false} />)
  await choose(JSON.stringify({ measure: 5, name: 'Fremd', key: 'f', surveyId: 7, minus1included: true }))
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
  expect(within(dialog).getByText(/stammt von der Messung 5/)).toBeVisible()
  expect(
    within(dialog)
      .getAllByRole('checkbox', { checked: true })
      .map((box) => box.closest('section')?.getAttribute('aria-label')),
  ).toEqual(['Wert −1 einbeziehen'])
})

test('a conflict keeps the dialog open with the new state [D-20, D-34]', async () => {
  const bodies = backend({ ...row, name: 'Fremd' })
  showPart(<SettingsTool collection={measures} row={row} isDirty={false} />)
  await choose(JSON.stringify({ name: 'Neu' }))
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen (1)' }))
  expect(await within(dialog).findByText(/Jemand anderes hat diese Messung inzwischen geändert/)).toBeVisible()
  expect(within(dialog).getByText('Fremd')).toBeVisible()
  expect(bodies).toEqual([])
})

test('a change in the viewer’s other window is no conflict [D-20, D-34]', async () => {
  onOwnSaves()
  const modified = '2026-01-02T10:00:00+01:00'
  const otherTab = new BroadcastChannel('portal-saves')
  const otherTabReports = otherTab.postMessage.bind(otherTab)
  for (const id of [3, 4]) otherTabReports({ userId: 7, endpoint: 'results/measures', id, modified })
  await waitFor(() => expect(isOwnSave('results/measures', { id: 4, modified })).toBe(true))
  otherTab.close()
  backend({ ...row, name: 'Dort', modified })
  showPart(<SettingsTool collection={measures} row={row} isDirty={false} />)
  await choose(JSON.stringify({ name: 'Neu' }))
  const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Übernehmen (1)' }))
  expect(await within(dialog).findByText(/Sie haben diese Messung .+ in einem anderen Fenster geändert/)).toBeVisible()
  expect(within(dialog).queryByText(/jemand/i)).toBeNull()
})

test('the settings file has the measure’s number [DETAIL-03]', async () => {
  const saved: string[] = []
  URL.createObjectURL = () => 'blob:x'
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  showPart(<SettingsTool collection={measures} row={row} isDirty={false} />)
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungsdatei' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Einstellungen exportieren' }))
  expect(saved).toEqual(['settings_measure_3.json'])
})

test('an invalid file shows an error [D-20, ERR-12]', async () => {
  showPart(<SettingsTool collection={measures} row={row} isDirty={false} />)
  await choose('kein JSON')
  await waitFor(() =>
    expect(useToasts.getState().kept).toMatchObject([
      { kind: 'error', text: expect.stringContaining('kein gültiges JSON') },
    ]),
  )
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
