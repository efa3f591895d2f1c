import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import ChoicesWidget from './ChoicesWidget.tsx'
import { choices } from '#engine/fieldTypes.ts'
import { getLabels } from '#engine/labels.ts'

beforeAll(async () => await i18next.changeLanguage('de'))

test('keeps an unknown value when another option is selected [P06]', async () => {
  const changes: unknown[] = []
  const field = choices([
    [1, 'one'],
    [2, 'two'],
  ])
  const labels = getLabels(i18next.getFixedT('de', ['fields-test', 'fields', 'names']), 'test/things')
  render(
    <ChoicesWidget
      field={field}
      labels={labels}
      name="areas"
      label="Bereiche"
      value={[1, 9]}
      onChange={(value) => changes.push(value)}
      onParseError={() => undefined}
      isNew={false}
      readOnly={false}
      required={false}
    />,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Bereiche' }))
  await userEvent.click(await screen.findByRole('option', { name: 'two' }))
  expect(changes).toEqual([[1, 2, 9]])
})
