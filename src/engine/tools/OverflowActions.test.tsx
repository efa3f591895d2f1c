import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { useState } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { getViewer } from '#engine/testCollection.ts'
import type { Tool } from '#engine/collection.ts'
import { OverflowActions } from './OverflowActions.tsx'
import { splitTools } from './Tools.tsx'
import { Button } from '#ui/actions/Button.tsx'

beforeAll(async () => await i18next.changeLanguage('de'))
afterEach(() => {
  cleanup()
  setPhone(false)
})

function setPhone(isNarrow: boolean, isLow = false) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('height') ? isLow : isNarrow,
    addEventListener() {},
    removeEventListener() {},
  }))
}

function Note() {
  const [text, setText] = useState('')
  return <input aria-label="Notiz" value={text} onChange={({ target }) => setText(target.value)} />
}

function show(onCopy = vi.fn<() => void>()) {
  render(
    <>
      <OverflowActions
        frequent={[<Button key="export">Exportieren</Button>]}
        main={<Button kind="primary">Hinzufügen</Button>}
      >
        <Button onClick={onCopy}>Duplizieren</Button>
        <Button disabled reason="Zuerst speichern">
          Löschen
        </Button>
      </OverflowActions>
      <p>Liste</p>
    </>,
  )
  return onCopy
}
const more = () => screen.getByRole('button', { name: 'Weitere Aktionen' })
const isOpen = () => more().getAttribute('aria-expanded') === 'true'

test('the other tools open by a button, act, and close with the focus on the button', async () => {
  const onCopy = show()
  expect(isOpen()).toBe(false)
  await userEvent.click(more())
  expect(isOpen()).toBe(true)
  await userEvent.click(screen.getByText('Duplizieren'))
  expect(onCopy).toHaveBeenCalledOnce()
  expect(isOpen()).toBe(false)
  expect(more()).toHaveFocus()
})

test('a tool that cannot be used keeps the others open, with its reason', async () => {
  show()
  await userEvent.click(more())
  await userEvent.click(screen.getByText('Löschen'))
  expect(isOpen()).toBe(true)
})

test('Escape and a click beside the tools close them', async () => {
  show()
  await userEvent.click(more())
  await userEvent.keyboard('{Escape}')
  expect(isOpen()).toBe(false)
  expect(more()).toHaveFocus()
  await userEvent.click(more())
  await userEvent.click(screen.getByText('Liste'))
  expect(isOpen()).toBe(false)
})

const getNames = (group: string) =>
  [...document.querySelectorAll(`${group} button`)].map(({ textContent }) => textContent).filter((name) => name !== '')
const frequentThree = ['Exportieren', 'Ansichten', 'Papierkorb'].map((name) => <Button key={name}>{name}</Button>)

test.each<[boolean, string[]]>([
  [false, ['Duplizieren']],
  [true, []],
])('a single other tool stands next to the title, unless it deletes (%s)', (isLoss, shown) => {
  render(
    <OverflowActions frequent={[<Button key="versions">Versionen</Button>]}>
      <Button isLoss={isLoss}>Duplizieren</Button>
    </OverflowActions>,
  )
  const inSight = screen.getAllByRole('button').filter((one) => !one.closest('[class*="closed"], [hidden]'))
  expect(inSight.map(({ textContent }) => textContent).filter(Boolean)).toEqual(['Versionen', ...shown])
})

test('a wide window shows every frequent tool in its order', () => {
  render(<OverflowActions frequent={frequentThree}>{[]}</OverflowActions>)
  expect(getNames('[data-tools] > :first-child')).toEqual(['Exportieren', 'Ansichten', 'Papierkorb'])
  expect(getNames('[role=group]')).toEqual([])
})

test('a phone shows two tools and the others behind the button', () => {
  setPhone(true)
  render(<OverflowActions frequent={frequentThree}>{[]}</OverflowActions>)
  expect(getNames('[data-tools] > :first-child')).toEqual(['Exportieren', 'Ansichten'])
  expect(getNames('[role=group]')).toEqual(['Papierkorb'])
})

test('a tool that shows nothing takes no room of a phone', () => {
  setPhone(true)
  const Nothing = () => null
  render(<OverflowActions frequent={[<Nothing key="nothing" />, ...frequentThree]}>{[]}</OverflowActions>)
  expect(getNames('[data-tools] > :first-child')).toEqual(['Exportieren', 'Ansichten'])
  expect(getNames('[role=group]')).toEqual(['Papierkorb'])
})

test('a tool that appears later takes its place on a phone', async () => {
  setPhone(true)
  const tools = (isShown: boolean) => (
    <OverflowActions frequent={[<Late key="late" isShown={isShown} />, ...frequentThree]}>{[]}</OverflowActions>
  )
  const Late = ({ isShown }: { isShown: boolean }) => isShown && <Button>Fassung</Button>
  const { rerender } = render(tools(false))
  rerender(tools(true))
  await waitFor(() => expect(getNames('[data-tools] > :first-child')).toEqual(['Fassung', 'Exportieren']))
  expect(getNames('[role=group]')).toEqual(['Ansichten', 'Papierkorb'])
})

test('the main tool is one of the two of a phone', () => {
  setPhone(true)
  show()
  expect(getNames('[data-tools] > :first-child')).toEqual(['Exportieren', 'Hinzufügen'])
  expect(getNames('[role=group]')).toEqual(['Duplizieren', 'Löschen'])
})

test('in a window without height only the main tool is beside the title', () => {
  setPhone(true, true)
  show()
  expect(getNames('[data-tools] > :first-child')).toEqual(['Hinzufügen'])
  expect(getNames('[role=group]')).toEqual(['Exportieren', 'Duplizieren', 'Löschen'])
})

test('a frequent tool keeps what is typed in it when the window becomes narrow', async () => {
  const tools = () => (
    <OverflowActions frequent={[<Note key="note" />]} main={<Button kind="primary">Hinzufügen</Button>}>
      <Button>Duplizieren</Button>
    </OverflowActions>
  )
  const { rerender } = render(tools())
  await userEvent.type(screen.getByRole('textbox'), 'Entwurf')
  setPhone(true, true)
  rerender(tools())
  expect(document.querySelector('[role=group]')).toContainElement(screen.getByDisplayValue('Entwurf'))
})

test('the tools of the next record start empty and work, without new listeners of React', async () => {
  const onCopy = vi.fn<() => void>()
  const tools = (record: number) => (
    <OverflowActions
      key={record}
      frequent={[
        <Note key="note" />,
        <Button key="copy" onClick={onCopy}>
          Kopieren
        </Button>,
      ]}
    >
      {null}
    </OverflowActions>
  )
  const { rerender } = render(tools(1))
  rerender(tools(2))
  await userEvent.type(screen.getByRole('textbox'), 'Entwurf')
  const listen = vi.spyOn(EventTarget.prototype, 'addEventListener')
  rerender(tools(3))
  expect(listen.mock.calls.filter(([type]) => type === 'dblclick')).toEqual([])
  listen.mockRestore()
  expect(screen.getByRole('textbox')).toHaveValue('')
  await userEvent.click(screen.getByText('Kopieren'))
  expect(onCopy).toHaveBeenCalledOnce()
})

test('at most as many frequent tools as there is room stand next to the title', () => {
  const tool = (name: string, isFrequent?: true): Tool<object> => ({
    name,
    load: () => Promise.resolve({ default: () => null }),
    ...(isFrequent && { isFrequent }),
  })
  const tools = [tool('a'), tool('b', true), tool('c', true), tool('d', true)]
  const getNames = (room?: number) => {
    const { frequent, others } = splitTools(tools, {
      viewer: getViewer(),
      given: {},
      ...(room !== undefined && { room }),
    })
    return [frequent, others].map((some) => some.map(({ name }) => name).join(''))
  }
  expect(getNames()).toEqual(['bc', 'ad'])
  expect(getNames(1)).toEqual(['b', 'acd'])
  tools.splice(1, 1, { ...tool('b', true), isDouble: true })
  expect(getNames()).toEqual(['b', 'acd'])
  tools.splice(1, 1, tool('b', true))
  expect(getNames(-1)).toEqual(['', 'abcd'])
})
