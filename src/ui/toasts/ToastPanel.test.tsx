import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastPanel } from './ToastPanel.tsx'
import { clearToasts, toast, useToasts } from '#ui/feedback/toasts.ts'

const home = process.env['TZ']

afterEach(() => {
  clearToasts()
  if (home === undefined) delete process.env['TZ']
  else process.env['TZ'] = home
})

test('a toast shows the time of day in Zurich [L04]', async () => {
  process.env['TZ'] = 'America/New_York'
  const at = new Date('2026-07-01T22:30:05Z')
  useToasts.setState({
    kept: [{ key: 1, kind: 'error', text: 'Das ging nicht.', isPermanent: true, isPersistent: true, at }],
  })
  render(<ToastPanel anchor={createRef()} onClose={() => undefined} />)
  expect(await screen.findByText('00:30')).toHaveAttribute('datetime', '2026-07-01T22:30:05.000Z')
})

test('the bell offers an undo after its toast is gone, once', async () => {
  const undo = vi.fn()
  toast.success('3 Einträge geändert.', { keep: true, action: { label: 'Rückgängig', run: undo } })
  useToasts.setState({ shown: [] })
  const onClose = vi.fn()
  render(<ToastPanel anchor={createRef()} onClose={onClose} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
  expect(screen.queryByRole('button', { name: 'Rückgängig' })).not.toBeInTheDocument()
  expect(screen.getByText('3 Einträge geändert.')).toBeInTheDocument()
})
