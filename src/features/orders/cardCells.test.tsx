import { render } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { testRow, type TestRow } from '#api/testRow.ts'
import NextCell from './NextCell.tsx'
import QuestionnairesCell from './QuestionnairesCell.tsx'

beforeAll(async () => void (await i18next.changeLanguage('de')))
beforeAll(async () => await i18next.loadNamespaces(['orders', 'names', 'fields']))

const order = (values: Omit<TestRow, 'id'>) => testRow({ id: 5, ...values })
const unit = { id: 1, name: 'Bettenstation', state: 3, count_de: 1200, count_fr_url: 34 }

test.each([
  ['the sum of all languages and kinds', [unit, { ...unit, id: 2, count_de: 0 }], "1'268 Fragebogen"],
  ['none', [{ ...unit, count_de: 0, count_fr_url: 0 }], '0 Fragebogen'],
  ['nothing where counts are not sent', [unit, { id: 2, state: 3 }], ''],
  ['nothing where units are numbers', [1, 2], ''],
])('a card shows %s', (_, units, text) => {
  const { container } = render(<QuestionnairesCell row={order({ units })} value={units} />)
  expect(container).toHaveTextContent(text)
  expect(container.textContent === '').toBe(text === '')
})

test('a card names that a unit has failed once, with each reason', () => {
  const failed = { ...unit, state: 99, error: 'Adresse ohne PLZ' }
  const { container } = render(
    <NextCell row={order({ status: 8, units: [failed, { ...failed, id: 2 }, unit] })} value={8} />,
  )
  expect(container).toHaveTextContent(/^Einheit mit Fehler ?Adresse ohne PLZ$/)
})

test.each([
  ['its next step', { status: 8 }, 'Als Nächstes: PDF bereit beim Druckdienstleister'],
  ['nothing more before its release, which its button names', { status: 2, print_type: 1 }, ''],
  ['nothing more once it is sent', { status: 10 }, ''],
])('the card of an order without errors shows %s', (_, values, text) => {
  const { container } = render(<NextCell row={order({ ...values, units: [unit] })} value={values.status} />)
  expect(container.textContent).toBe(text)
})
