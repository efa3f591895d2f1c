import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'

test('a visitor of the demo becomes another person with one click @smoke', async ({ page, mock }) => {
  await mock.reset('demo')
  await serveDemoConfig(page)
  await enterDemoAs(page, 'Gast')
  await page.getByRole('link', { name: 'Startseite', exact: true }).click()
  const others = page.getByRole('region', { name: 'Das Portal aus anderer Sicht' })
  await others.getByRole('button', { name: /^Heidi Rüegger/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Heidi')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('region', { name: 'Massnahmen' })).toBeVisible()
  expect(await mock.log('POST api/token/blacklist/')).toHaveLength(1)
})
