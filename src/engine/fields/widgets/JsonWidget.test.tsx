import { act, render } from '@testing-library/react'
import { EditorView } from '@codemirror/view'
import i18next from 'i18next'
import { useState } from 'react'
import { beforeAll, expect, test } from 'vitest'
import JsonWidget from './JsonWidget.tsx'

beforeAll(async () => await i18next.changeLanguage('de'))

const form = {
  value: undefined as unknown,
  problem: undefined as string | undefined,
  set: (_value: unknown): void => undefined,
  call: (_label: string): void => undefined,
}

function Entry() {
  const [value, setValue] = useState<unknown>({ a: 1 })
  const [label, setLabel] = useState('Daten')
  Object.assign(form, { value, set: setValue, call: setLabel })
  return (
    <JsonWidget
      name="data"
      label={label}
      value={value}
      onChange={setValue}
      onParseError={(problem) => (form.problem = problem)}
      isNew={false}
      readOnly={false}
      required={false}
    />
  )
}

function shown() {
  const { container } = render(<Entry />)
  const view = () => {
    const root = [...container.querySelectorAll('*')].find((element) => element.shadowRoot !== null)?.shadowRoot
    const found = root?.querySelector<HTMLElement>('.cm-editor')
    const editor = found ? EditorView.findFromDOM(found) : null
    if (!editor) throw new Error('no editor')
    return editor
  }
  const type = (text: string) =>
    act(() => view().dispatch({ changes: { from: 0, to: view().state.doc.length, insert: text } }))
  return { text: () => view().state.doc.toString(), type }
}

test.each(['{"a": 2}', '{"a": 2'])('keeps typed text (%s) when the language is switched [L08, I13]', (typed) => {
  const { text, type } = shown()
  type(typed)
  act(() => form.call('Données'))
  expect(text()).toBe(typed)
})

test('an external value replaces the previous one [R09, D-34]', () => {
  const { text, type } = shown()
  type('{"a": 2}')
  expect(form.value).toEqual({ a: 2 })
  expect(text()).toBe('{"a": 2}')
  act(() => form.set({ a: 3, b: 4 }))
  expect(JSON.parse(text())).toEqual({ a: 3, b: 4 })
  expect(form.problem).toBeUndefined()
})
