import { enterAs } from '../actors.ts'
import { expectAtMost, watchEffort } from '../watch/effort.ts'
import { expect, test } from '../fixtures.ts'
import { readAs } from '../readAs.ts'

type Hospital = { id: number; users: number[] }

test('staff remind the hospitals that did not declare in eight clicks [D-82] @smoke', async ({ page, mock }) => {
  const readAll = async <Of>(path: string) => await readAs<Of[]>(page, mock, 'staff', path)
  const year = new Date().getFullYear()
  const spent = await watchEffort(page)
  await enterAs(page, mock, 'staff', '/')
  await page.getByRole('link', { name: /^Fehlende Deklarationen \d{4} Patientenbefragung/ }).click()
  await expect(page).toHaveURL(`/patzu/hospitals?state=1&undeclared=${year}`)
  await page.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check()
  const hospitals = await readAll<Hospital>('patzu/hospitals/?state=1&all=1')
  const declared = (await readAll<{ hospital_id: number }>(`patzu/declarations/?measure_id__year=${year}&all=1`)).map(
    ({ hospital_id }) => hospital_id,
  )
  const missing = hospitals.filter(({ id }) => !declared.includes(id))
  expect(missing.length).toBeGreaterThanOrEqual(18)
  await page.getByRole('button', { name: `Alle ${missing.length} auswählen` }).click()
  await expect(page.getByText(`${missing.length} ausgewählt`)).toBeVisible()
  await page.getByRole('button', { name: 'An die Personen schreiben' }).click()

  const dialog = page.getByRole('dialog', { name: 'E-Mail-Versand erstellen' })
  const people = [...new Set(missing.flatMap(({ users }) => users))]
  await expect(dialog.getByText(`geht an ${people.length} Benutzer`)).toBeVisible()
  await expect(dialog.getByText(/^Sprachen: Deutsch \d+, Französisch \d+/)).toBeVisible()
  await expect(dialog.getByRole('region', { name: 'Empfänger' }).getByRole('row')).toHaveCount(6)
  await dialog.getByRole('button', { name: 'Vorlage «Erinnerung an die Deklaration» erstellen' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Vorlage' })).toContainText('Erinnerung an die Deklaration')
  await dialog.getByRole('button', { name: 'E-Mail-Versand erstellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Erinnerung an die Deklaration ${year}`)
  await page.getByRole('button', { name: 'Starten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Starten' }).click()
  await expect(page.getByText('E-Mail-Versand wurde gestartet').first()).toBeVisible()
  expectAtMost(await spent(), { clicks: 8, keys: 0 })

  const [job] = await mock.log('POST mailer/jobs/')
  const { recipients } = (job?.body ?? { recipients: [] }) as { recipients: number[] }
  expect(recipients.toSorted((one, other) => one - other)).toEqual(people.toSorted((one, other) => one - other))
  const [template] = await mock.log('POST mailer/mailtemplates/')
  const texts = template?.body as Record<string, string>
  for (const language of ['de', 'fr', 'it']) {
    expect(texts[`subject_${language}`]).not.toBe('')
    expect(texts[`body_${language}`]).toContain('{{ first_name }}')
  }
})

test('each item of open work opens a list of exactly what it counts', async ({ page, mock }) => {
  // A clinic of rehabilitation has not declared either.
  const [declaration] = await readAs<{ id: number }[]>(
    page,
    mock,
    'staff',
    `rehaspez/rehabdeclaration/?year=${new Date().getFullYear()}&all=1`,
  )
  await mock.edit('rehaspez/rehabdeclaration', declaration?.id ?? 0, { year: 2020 })
  await enterAs(page, mock, 'staff', '/')
  const items = page.getByRole('region', { name: 'Zu tun' }).getByRole('link')
  await expect(items.first()).toBeVisible()
  const addresses = await Promise.all((await items.all()).map(async (item) => await item.getAttribute('href')))
  expect(addresses.filter((address) => address?.includes('undeclared'))).toHaveLength(2)
  for (const address of addresses) {
    await page.goto('/')
    const item = page.getByRole('region', { name: 'Zu tun' }).locator(`a[href="${address}"]`)
    const counted = (await item.innerText()).trim().split('\n').at(-1) ?? ''
    await item.click()
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(counted)
    const shown = Math.min(15, Number(counted.replaceAll('’', '').replaceAll("'", '')))
    await expect(page.locator('tbody tr')).toHaveCount(shown)
  }
})
