import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { render, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fieldTypeNames, getType } from '#engine/fieldTypes.ts'
import { chartTypes, getOptions, hasDrawing, hasFigures } from '#evaluation/types/definition/chartTypes.ts'
import { getSamples as chartSamples, getSeries } from '#gallery/charts/samples.ts'
import { notShown, shownComponents } from '#gallery/controls/Controls.tsx'
import { getSamples as fieldSamples } from '#gallery/fields/samples.ts'
import { galleryRoutes } from './routes.tsx'
import { sections } from './sections.ts'

beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces(['actions', 'charts', 'forms', 'fields', 'names'])
}, 30_000)
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null))

test('every component of src/ui is in the gallery or listed as an exception', () => {
  const components = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => basename(path, '.tsx'))
  expect(components.length).toBeGreaterThan(50)
  expect([...new Set(shownComponents), ...Object.keys(notShown)].toSorted()).toEqual(components.toSorted())
})

test.each(sections.map(({ path, names }) => [path, names] as const))(
  'the section of %s shows each of its parts under its name',
  async (path, names) => {
    const wrong = vi.spyOn(console, 'error')
    const { container } = render(
      <RouterProvider router={createMemoryRouter(galleryRoutes, { initialEntries: [`/gallery/${path}`] })} />,
    )
    await waitFor(() => expect(container.querySelector('h2')).not.toBeNull())
    const headings = [...container.querySelectorAll('h2')].map(({ textContent }) => textContent)
    expect(headings).toEqual(expect.arrayContaining([...names]))
    expect(wrong).not.toHaveBeenCalled()
  },
)

test.each(fieldTypeNames)('the gallery shows a %s with a valid value', (type) => {
  const samples = fieldSamples(type)
  expect(samples.length).toBeGreaterThan(0)
  for (const { field, values } of samples) {
    const { schema, format } = getType(field)
    for (const value of Object.values(values)) {
      expect(schema?.(field).safeParse(value).success ?? true).toBe(true)
      expect(format(value, field, String)).not.toBe('')
    }
  }
})

test.each(chartTypes.filter((type) => hasFigures({ type })))(
  'the gallery renders a %s with each of its options',
  (type) => {
    const samples = chartSamples(type)
    const shown = samples.flatMap(({ chart }) => Object.keys(chart.viewSettings))
    for (const option of getOptions(type)) expect(shown).toContain(option)
    for (const { name, chart } of samples) {
      const series = getSeries(chart, 'de')
      expect({ name, problems: series.problems, isRendered: hasDrawing(series, type) }).toEqual({
        name,
        problems: [],
        isRendered: true,
      })
    }
  },
)
