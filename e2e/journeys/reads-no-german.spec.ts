import type { Page } from '@playwright/test'
import { choose } from '../choose.ts'
import { enterDemoAs, serveDemoConfig } from '../enter.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'

const people = { Stefan: 2, Heidi: 5 }
const codes = { fr: 2, it: 3 }

async function enter(page: Page, mock: Mock, person: keyof typeof people, language: keyof typeof codes, path: string) {
  const code = codes[language]
  await mock.reset('demo')
  await serveDemoConfig(page)
  await mock.edit('accounts/users', people[person], { language_previous: code, language: code })
  await enterDemoAs(page, person, path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** A type as lists write it: 'Cure di base (K121)' with its code first. */
const codeFirst = (type: string) => type.replace(/^(.*) \((\w+)\)$/, '$2 $1')

for (const [language, type, other, label] of [
  ['fr', 'Prise en charge centralisée (K112)', 'Soins de base niveau 3 (K121)', 'Type OFS'],
  ['it', 'Presa a carico centralizzata (K112)', 'Cure di base livello 3 (K121)', 'Tipo UST'],
] as const)
  test(`types of the federal statistics are in the language of their reader: ${language}${language === 'fr' ? ' @smoke' : ''}`, async ({
    page,
    mock,
  }) => {
    await enter(page, mock, 'Stefan', language, '/patzu/hospitals/1')
    const declarations = page.getByRole('row', { name: /PREMs SOMA 2024/ }).filter({ hasText: '330' })
    await expect(declarations).toContainText(codeFirst(other))
    await declarations.getByRole('link').first().click()
    await expect(page.getByRole('combobox', { name: label })).toContainText(other)
    await choose(page, label, type)
    await page.locator('button[type=submit]').click()
    await expect.poll(async () => (await mock.log()).filter(({ method }) => method === 'PUT').length).toBe(1)
    const put = (await mock.log()).find(({ method }) => method === 'PUT')
    expect(put?.body).toMatchObject({ bfs_type: 'K112' })
    await page.goto('/patzu/declarations')
    await expect(page.getByRole('cell', { name: codeFirst(type) }).first()).toBeVisible()
    await expect(page.locator('main')).not.toContainText(/Grundversorgung|Zentrumsversorgung|klinik \(K/i)
  })

test('the table of the year names evaluations in the language of its reader', async ({ page, mock }) => {
  await enter(page, mock, 'Heidi', 'fr', '/own-plans')
  await expect(page.getByRole('row', { name: /^Menüwahl am Vortag/ })).toBeVisible()
  await expect(page.getByText('Analyse\u202F: Klinik Seeblick, Enquête patients soins aigus')).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Patientenbefragung')
})

test('a mail template opens in the language of its reader, and an error in German is still found', async ({
  page,
  mock,
}) => {
  await enter(page, mock, 'Stefan', 'fr', '/mailer/mailtemplates/1')
  const tabs = page.getByRole('tablist').last().getByRole('tab')
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: /^Objet/ })).toHaveValue('Invitation au portail qualité')
  await test.step('what was typed in one language stays while another is open', async () => {
    await page.getByRole('textbox', { name: /^Objet/ }).fill('Votre invitation')
    await tabs.nth(0).click()
    await page.getByRole('textbox', { name: /^Objet/ }).fill('')
    await tabs.nth(1).click()
    await expect(page.getByRole('textbox', { name: /^Objet/ })).toHaveValue('Votre invitation')
  })
  await page.locator('button[type=submit]').click()
  const alert = page.getByRole('alert').filter({ has: page.getByRole('button') })
  await expect(alert).toBeVisible()
  await alert.getByRole('button').first().click()
  await expect(tabs.nth(0)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('textbox', { name: /^Objet/ })).toHaveAttribute('aria-invalid', 'true')
  expect((await mock.log()).filter(({ method }) => method === 'PUT')).toEqual([])
})
