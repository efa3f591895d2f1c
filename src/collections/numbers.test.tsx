import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { registry } from './registry.ts'
import { type Entry, toObjects } from '#engine/collection.ts'
import NumberWidget from '#engine/fields/widgets/NumberWidget.tsx'

/** The input mode of every number in a form, by its collection and name. */
const modes = [...registry.values()].flatMap((collection) =>
  toObjects<Entry>(collection.form).flatMap(({ field: name, widget }) => {
    const field = collection.fields[name]
    if (field?.kind !== 'number' || field.readOnly || widget) return []
    const { unmount } = render(
      <NumberWidget
        field={field}
        isNew={false}
        label={name}
        name={name}
        readOnly={false}
        required={false}
        value={null}
        onChange={() => undefined}
        onParseError={() => undefined}
      />,
    )
    const mode = screen.getByRole('textbox', { name }).getAttribute('inputmode')
    unmount()
    return [{ path: `${collection.path} ${name}`, field, mode }]
  }),
)

test('a number that may be negative gets the keyboard with a sign', () => {
  expect(modes.length).toBeGreaterThan(20)
  expect(modes.flatMap(({ path, mode }) => (mode === 'text' ? path : []))).toMatchInlineSnapshot(`
    [
      "patzu/declarations exits_count",
      "patzu/declarations typ",
      "results/actions target",
    ]
  `)
})

test('non-negative integers get the digit keyboard', () => {
  for (const { path, field, mode } of modes) {
    const isNeverBelow = field.plain === true || (field.min ?? -1) >= 0
    const digits = field.integer ? 'numeric' : 'decimal'
    expect([path, mode]).toEqual([path, isNeverBelow ? digits : 'text'])
  }
})
