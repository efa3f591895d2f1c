import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { printPage, usePrinting } from './printing.ts'

function Sample() {
  const { isPrinting } = usePrinting()
  return <p>{isPrinting ? 'paper' : 'screen'}</p>
}

const shown = () => screen.getByText(/paper|screen/).textContent

test('renders the page for paper during the print event', () => {
  render(<Sample />)
  window.dispatchEvent(new Event('beforeprint'))
  expect(shown()).toBe('paper')
  window.dispatchEvent(new Event('afterprint'))
  expect(shown()).toBe('screen')
})

test('the print button renders the page for paper before the dialog opens', async () => {
  const seen: (string | null)[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    seen.push(shown())
    window.dispatchEvent(new Event('beforeprint'))
    window.dispatchEvent(new Event('afterprint'))
  })
  render(<Sample />)
  await printPage()
  expect(seen).toEqual(['paper'])
  expect(shown()).toBe('screen')
})

test('a browser that prints nothing leaves the page as it was', async () => {
  vi.spyOn(window, 'print').mockReturnValue()
  render(<Sample />)
  await printPage()
  expect(shown()).toBe('screen')
})
