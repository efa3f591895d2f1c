import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { confirm, useConfirmQueue } from './confirm.ts'
import styles from '#ui/actions/Button.module.css'
import { ConfirmProvider } from './ConfirmProvider.tsx'

beforeAll(async () => {
  await import('./ConfirmDialog.tsx')
  await i18next.changeLanguage('de')
})
beforeEach(() => useConfirmQueue.setState({ requested: [] }))

const question = { title: 'Alles löschen?', text: '3 Einträge', confirmLabel: 'Löschen' }

async function confirmWith(more: Partial<Parameters<typeof confirm>[0]> = {}) {
  render(<ConfirmProvider />)
  const respond = confirm({ kind: 'critical', ...question, ...more })
  await screen.findByRole('alertdialog')
  return respond
}

test.each([
  'delete all',
  'DELETE ALL ',
  ' DELETE ALL',
  'DELETE\u00a0ALL',
  'DELETE  ALL',
  'DELETE AL',
  'ＤＥＬＥＴＥ ALL',
])('%j does not enable a critical confirmation [UI-06] [I09]', async (typed) => {
  void confirmWith()
  const user = userEvent.setup()
  await user.click(await screen.findByLabelText('Zum Bestätigen DELETE ALL eintippen'))
  await user.paste(typed)
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Löschen' })).toBeDisabled()
  expect(screen.getByRole('alertdialog')).toBeVisible()
})

test('typing DELETE ALL enables a critical confirmation [UI-06]', async () => {
  const respond = confirmWith()
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Zum Bestätigen DELETE ALL eintippen'), 'DELETE ALL')
  await user.click(screen.getByRole('button', { name: 'Löschen' }))
  await expect(respond).resolves.toBe(true)
})

test('the focus of a critical dialog starts at cancel [I10]', async () => {
  const respond = confirmWith()
  const user = userEvent.setup()
  expect(await screen.findByRole('button', { name: 'Abbrechen' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await expect(respond).resolves.toBe(false)
})

test('a dialog can require another phrase [UI-05]', async () => {
  const respond = confirmWith({ kind: 'warning', phrase: 'OK' })
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Zum Bestätigen OK eintippen'), 'OK')
  expect(screen.getByRole('button', { name: 'Löschen' })).toBeEnabled()
  await user.keyboard('{Escape}')
  await expect(respond).resolves.toBe(false)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('shows names in a dialog literally [R01]', async () => {
  void confirmWith({ details: ['<img src=x onerror=alert(1)>'] })
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible()
})

test.each([
  [true, styles.danger],
  [false, styles.primary],
])('the destructive answer (%s) is red and never focused [UI-05]', async (isLoss, variant) => {
  const respond = confirmWith({ kind: 'warning', isLoss })
  expect(await screen.findByRole('button', { name: 'Löschen' })).toHaveClass(variant ?? '')
  expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect(respond).resolves.toBe(false)
})
