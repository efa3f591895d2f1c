import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

beforeAll(() => i18next.changeLanguage('de'))
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

let isBroken = true
function Fragile() {
  if (isBroken) throw new Error('secret detail')
  return <p>heil</p>
}

test.each(['field', 'panel', 'screen'] as const)(
  'an error in a %s stays there with an error id and without a stack [R05]',
  (level) => {
    isBroken = true
    render(
      <>
        <p>nebenan</p>
        <ErrorBoundary level={level}>
          <Fragile />
        </ErrorBoundary>
      </>,
    )
    expect(screen.getByText('nebenan')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/Fehlernummer [0-9a-f]{8}/)
    expect(screen.queryByText(/secret detail/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible()
  },
)

test('a retry renders the part again [R05]', async () => {
  isBroken = true
  render(
    <ErrorBoundary level="panel">
      <Fragile />
    </ErrorBoundary>,
  )
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Neu laden' }))
  expect(screen.getByText('heil')).toBeVisible()
})

test.each(['field', 'panel', 'screen'] as const)(
  'copies the details of an error in a %s for support [R05, S21, D-87]',
  async (level) => {
    isBroken = true
    const user = userEvent.setup()
    render(
      <ErrorBoundary level={level}>
        <Fragile />
      </ErrorBoundary>,
    )
    const [, id = ''] = /Fehlernummer ([0-9a-f]{8})/.exec(screen.getByRole('alert').textContent ?? '') ?? []
    await user.click(screen.getByRole('button', { name: 'Details für den Support kopieren' }))
    expect(await screen.findByText('Kopiert.')).toBeVisible()
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain(`id: ${id}`)
    expect(copied).toContain(`place: ${level}`)
    expect(copied).toContain('error: Error\n')
    expect(copied).toMatch(/ErrorBoundary\.test\.tsx:\d+:\d+/)
    expect(copied).not.toContain('secret detail')
  },
)

test('shows the details where the browser refuses the clipboard', async () => {
  isBroken = true
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  render(
    <ErrorBoundary level="panel">
      <Fragile />
    </ErrorBoundary>,
  )
  await user.click(screen.getByRole('button', { name: 'Details für den Support kopieren' }))
  const text = await screen.findByRole('textbox', { name: /zum Kopieren von Hand/ })
  expect((text as HTMLTextAreaElement).value).toMatch(/^id: [0-9a-f]{8}\n/)
})
