// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { labelSeparator } from './labelSeparator.ts'
import './i18n.ts'

test.each([
  ['de', 'Messung: 12'],
  ['fr', 'Messung\u202F: 12'],
  ['it', 'Messung: 12'],
])('in %s a label and its value are written %s', async (language, written) => {
  await i18next.changeLanguage(language)
  expect(`Messung${labelSeparator()}12`).toBe(written)
})
