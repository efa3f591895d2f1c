import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextArea } from './TextArea.tsx'

function Sample() {
  const [value, onChange] = useState('')
  return <TextArea label="Notiz" name="note" value={value} onChange={onChange} />
}

/** A browser without field-sizing. jsdom has no layout: 20 pixels a line, in a box as high as its style. */
function layOut(): void {
  Reflect.deleteProperty(Object.getPrototypeOf(document.body.style) as object, 'fieldSizing')
  vi.spyOn(HTMLTextAreaElement.prototype, 'scrollHeight', 'get').mockImplementation(function (
    this: HTMLTextAreaElement,
  ) {
    return this.value.split('\n').length * 20
  })
  for (const side of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLTextAreaElement.prototype, side, 'get').mockImplementation(function (this: HTMLElement) {
      return Number.parseInt(this.style.height || '40', 10)
    })
}

test('a text area grows with its text without field-sizing', async () => {
  layOut()
  render(<Sample />)
  const area = screen.getByRole('textbox', { name: 'Notiz' })
  await userEvent.type(area, 'one{Enter}two')
  expect(area.style.height).toBe('')
  await userEvent.type(area, '{Enter}three{Enter}four')
  expect(area.style.height).toBe('80px')
})
