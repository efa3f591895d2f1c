import { render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { ToastPanel } from './ToastPanel.tsx'
import { clearToasts, useToasts } from './toasts.ts'

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
