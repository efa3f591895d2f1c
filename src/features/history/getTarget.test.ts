// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { getLabels } from '#engine/labels.ts'
import { placeLabel } from './getTarget.ts'

test('a key without a translation is named by its relation or as it is', async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('fields')
  const labels = getLabels(i18next.getFixedT('de', ['fields-results', 'fields', 'names']), 'results/measures')
  expect(placeLabel('anqid', labels)).toBe('ANQ-ID')
  expect(placeLabel('creator_id', labels)).toBe('Erstellt von')
  expect(placeLabel('some_other_key', labels)).toBe('some other key')
})
