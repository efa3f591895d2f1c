import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

/** The means of every institution in alphabetical order. */
const byInstitution = {
  i: 'houses',
  type: 'mean',
  title: 'Häuser',
  title_fr: 'Maisons',
  title_it: 'Case',
  measures: [1],
  data: [{ keys: ['q1'], name: '', skala: false }],
  groups: [{ attribute: 'content_object' }],
  slices: [],
  splits: [],
  filters: [],
  x: 0,
  y: 0,
  w: 12,
  h: 8,
}

for (const [actor, ownOnly] of [
  ['hospital-user', true],
  ['staff', false],
] as const)
  test(`a chart by institution shows ${actor} ${ownOnly ? 'their own name alone' : 'all names'} [D-90]${ownOnly ? ' @smoke' : ''}`, async ({
    page,
    mock,
  }) => {
    await mock.edit('results/evaluations', 1, { charts: [byInstitution] })
    await enterAs(page, mock, actor, '/results/evaluations/1')
    const chart = page.getByRole('article', { name: 'Häuser' })
    await chart.getByRole('button', { name: 'Tabelle anzeigen' }).click()
    const names = chart
      .getByRole('table')
      .getByRole('rowheader')
      .or(chart.getByRole('table').locator('tbody td:first-child'))
    await expect(names.filter({ hasText: 'Klinik Seeblick' })).toHaveCount(1)
    const others = names.filter({ hasNotText: /^(?:Klinik Seeblick|#\d+)$/ })
    if (!ownOnly) return await expect(others).not.toHaveCount(0)
    await expect(others).toHaveCount(0)
    await expect(names.filter({ hasText: /^#\d+$/ })).not.toHaveCount(0)
    await expect(chart).toContainText('Genannt sind nur die eigenen Institutionen')
    await expect(page.getByRole('main')).not.toContainText('Mon Repos')
    return undefined
  })
