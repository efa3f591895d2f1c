import { expect, test } from 'vitest'
import { measureAttributes, wordsFor } from './measureAttributes.ts'

test('parses attributes with plain texts, answers and scale [RES-01, D-50]', () => {
  const list = [
    {
      key: 'q1',
      name: '<b>Behandlung</b>',
      name_fr: 'Traitement',
      type: 'likert',
      scale: { min: 1, max: 5, reversed: true },
      question: 'Wie <i>war</i> es?',
      options: [{ value: 1, label: 'gut' }, 7],
      other: 3,
    },
    null,
    'q2',
    [],
    { name: 'ohne Schlüssel' },
    { key: 'q1', name: 'doppelt' },
    { key: 4, scale: { min: 'a' } },
  ]
  const [first, second, ...more] = measureAttributes(list)
  expect(first).toMatchObject({
    key: 'q1',
    names: { de: 'Behandlung', fr: 'Traitement', it: '' },
    scale: { min: 1, max: 5, isReversed: true },
    question: 'Wie war es?',
  })
  expect(first?.options).toEqual([{ value: 1, labels: { de: 'gut', fr: '', it: '' } }])
  expect(first?.stored).toBe(list[0])
  expect(second).toMatchObject({ key: '4', scale: null })
  expect(more).toEqual([])
  expect(measureAttributes({ key: 'q1' })).toEqual([])
})

test('shows a name of nothing but tags literally [R01]', () => {
  expect(measureAttributes([{ key: 'a', name: '<img src=x onerror="window.__xss=1">' }])[0]?.names.de).toBe(
    '<img src=x onerror="window.__xss=1">',
  )
})

test('a text falls back to German, then to any language [D-55]', () => {
  expect(wordsFor({ de: 'a', fr: 'b', it: '' }, 'fr')).toBe('b')
  expect(wordsFor({ de: 'a', fr: 'b', it: '' }, 'it')).toBe('a')
  expect(wordsFor({ de: '', fr: 'b', it: '' }, 'it')).toBe('b')
  expect(wordsFor({ de: '', fr: '', it: '' }, 'it', 'q1')).toBe('q1')
})
