import type { Page } from '@playwright/test'
import type { Mock } from './mock.ts'

type Given = {
  /** The attributes of the measure as in the API. */
  attributes: object[]
  /** The answers of each questionnaire. */
  rows: Record<string, unknown>[]
  charts: object[]
  evaluation?: object
}

/** Gives evaluation 1 a measure with questionnaires, attributes and charts of the test. */
export async function giveRows(
  page: Page,
  mock: Mock,
  { attributes, rows, charts, evaluation = {} }: Given,
): Promise<void> {
  const results = rows.map((answers, place) => ({
    id: 10_000_000 + place,
    measure: 1,
    measure_name: 'M',
    content_object: 'Klinik Seeblick',
    created: '2026-03-01T10:00:00+01:00',
    attributes: answers,
  }))
  await mock.edit('results/measures', 1, {
    default_attributes: attributes,
    parent_attributes: [],
    selected_attributes: [],
    minus1included: false,
  })
  await mock.edit('results/evaluations', 1, { measures: [1], charts, ...evaluation })
  await page.route('**/backend/results/data/?**', async (route) => {
    await route.fulfill({ json: { status: 'ok', count: results.length, results } })
  })
}

/** A chart of full width at position `place`; other values have defaults. */
export function ownChart(place: number, type: string, more: object): object {
  return {
    i: `own-${place}`,
    type,
    title: `${type} ${place}`,
    x: 0,
    y: place * 10,
    w: 12,
    h: 8,
    measures: [1],
    data: [{ keys: ['q1'], name: '', skala: false }],
    ...more,
  }
}
