import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import JSZip from 'jszip'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import type { Plan } from '#features/plans/planRules.ts'
import { currentYear } from '#lib/dates/dates.ts'
import badge from '#ui/feedback/Badge.module.css'
import PlansOfYear from './PlansOfYear.tsx'
import type { PlanLine } from './readPlanLines.ts'

const saved = vi.hoisted(() => vi.fn<(blob: Blob, name: string) => void>())
vi.mock('#api/files/download.ts', () => ({ saveBlob: saved }))
// Effects are counted in a worker; here the plans alone matter.
vi.mock('./readPlanLines.ts', () => ({
  readPlanLines: async (plans: readonly Plan[]): Promise<PlanLine[]> =>
    await Promise.resolve(
      plans.map((plan) => ({
        plan,
        institution: `Klinik ${plan.object_id}`,
        owner: '',
        evaluation: 'E',
        effect: null,
        readAt: null,
      })),
    ),
}))

const server = testBackend()
const plan = (id: number, object_id: number) => ({
  id,
  title: `Plan ${id}`,
  content_type: 20,
  object_id,
  evaluation: 91,
  due: `${currentYear()}-06-01`,
  field_of_action: 'Information',
  state: 'planned',
})

beforeEach(async () => {
  saved.mockClear()
  await signedInAs(7)
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['plan', 'evaluation', 'charts'])
  server.use(http.get(`${base}results/actions/`, () => HttpResponse.json([plan(1, 1), plan(2, 2)])))
})

async function show(rights: Parameters<typeof getViewer>[0] = {}) {
  const viewer = getViewer({ appPermissions: [{ id: 1, content_type: 20, object_id: 1, role: 2 }], ...rights })
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={viewer}>
        <PlansOfYear />
      </ViewerContext>
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('rowheader', { name: /^Plan 1/ })).toBeInTheDocument()
  return container
}
async function save(name: string): Promise<Blob> {
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name }))
  await waitFor(() => expect(saved).toHaveBeenCalledOnce())
  return saved.mock.calls[0]?.[0] ?? new Blob()
}

test('shows the state of a plan as everywhere, in a table that can be scrolled', async () => {
  await show()
  expect(screen.getByRole('region', { name: `Massnahmen ${currentYear()} · Klinik 1` })).toHaveAttribute(
    'tabindex',
    '0',
  )
  expect(screen.getByText(/^(Geplant|Überfällig)$/)).toHaveClass(badge.badge ?? '')
})

test('the page of a year, which is printed, has no plan of another institution', async () => {
  const container = await show()
  expect(container).toHaveTextContent('Klinik 1')
  expect(container.innerHTML).not.toMatch(/Plan 2|Klinik 2/)
})

test('the CSV of a year has no plan of another institution', async () => {
  await show()
  const text = await (await save('CSV')).text()
  expect(text).toContain('Plan 1')
  expect(text).not.toMatch(/Plan 2|Klinik 2/)
})

test('the XLSX of a year has no plan of another institution', async () => {
  await show()
  const zip = await JSZip.loadAsync(await (await save('Excel')).arrayBuffer())
  const texts = await Promise.all(Object.values(zip.files).map(async (file) => await file.async('string')))
  expect(texts.join('')).toContain('Plan 1')
  expect(texts.join('')).not.toMatch(/Plan 2|Klinik 2/)
})

test('staff have the plans of all institutions in the table of a year', async () => {
  await show({ isStaff: true, appPermissions: [] })
  expect(screen.getByRole('cell', { name: 'Klinik 2' })).toBeInTheDocument()
})

test('the table of a year begins with the plan and names the institution once', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Massnahmen \d{4} · Klinik 1$/)
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Massnahme',
    'Status',
    'Verantwortlich',
    'Termin',
    'Wirkung',
    'Wert vorher',
    'Wert seither',
    'Ziel',
  ])
  expect(screen.getByRole('rowheader', { name: /^Plan 1/ })).toHaveTextContent('Plan 1Handlungsfeld: Information')
  const [, , , effect] = screen.getAllByRole('cell')
  expect(effect).toHaveTextContent(/Auswertung: E$/)
})

test('the table of a year names the evaluation of all its plans once', async () => {
  await show({ isStaff: true, appPermissions: [] })
  expect(screen.getAllByText('Klinik 2')).toHaveLength(1)
  expect(screen.getAllByText(/Auswertung/).map(({ textContent }) => textContent)).toEqual(['Auswertung: E'])
  expect(screen.queryAllByRole('cell', { name: /Auswertung/ })).toEqual([])
})
