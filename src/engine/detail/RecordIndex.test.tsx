import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { RecordIndex } from './RecordIndex.tsx'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('forms')
})

const sections = ['Angaben', 'Personen', 'Bestellungen', 'Dateien'].map((label) => ({ id: `part-${label}`, label }))

/** The parts lie one above the other, 500 px each; `top` is how far the page is scrolled. */
function show(shown = sections) {
  let top = 0
  render(
    <>
      <RecordIndex sections={shown} />
      {shown.map(({ id, label }, index) => (
        <section
          key={id}
          id={id}
          aria-label={`Teil ${label}`}
          ref={(part) => {
            if (part) part.getBoundingClientRect = () => new DOMRect(0, index * 500 - top, 100, 500)
          }}
        />
      ))}
    </>,
  )
  return async (to: number) => {
    top = to
    window.dispatchEvent(new Event('scroll'))
    await act(async () => await new Promise((done) => requestAnimationFrame(() => done(undefined))))
  }
}
const getCurrent = () => document.querySelector('nav [aria-current]')?.textContent

test('the index marks the part at the top of the window', async () => {
  const scroll = show()
  expect(screen.getByRole('navigation', { name: 'Auf dieser Seite' })).toBeVisible()
  await scroll(0)
  expect(getCurrent()).toBe('Angaben')
  await scroll(1020)
  expect(getCurrent()).toBe('Bestellungen')
})

test('a link of the index moves the focus into its part', async () => {
  show()
  const address = window.location.href
  screen.getByRole('link', { name: 'Personen' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('region', { name: 'Teil Personen' })).toHaveFocus()
  expect(window.location.href).toBe(address)
})

test('a short record has no index', () => {
  show(sections.slice(0, 3))
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})
