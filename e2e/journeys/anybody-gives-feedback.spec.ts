import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'

for (const actor of ['staff', 'hospital-user'] as const)
  test(`${actor} gives feedback on a page [SHELL-04, ACC-24, GUARD-15]${actor === 'hospital-user' ? ' @smoke' : ''}`, async ({
    page,
    mock,
  }) => {
    await enterAs(page, mock, actor, '/results/evaluations?ordering=-name')
    await page
      .getByRole('button', { name: /Benutzermen|angemeldet/i })
      .or(page.locator('header button').last())
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Feedback' }).click()
    const text = page.getByLabel('Feedback')
    await expect(text).toHaveValue(/Seite: \/results\/evaluations\?ordering=-name$/)
    await text.fill(`Die Spalten sind gut.${await text.inputValue()}`)
    await page.getByRole('button', { name: 'Senden', exact: true }).click()
    await expect(page.getByText('Ihr Feedback ist gesendet. Vielen Dank!').first()).toBeVisible()
    await expect(page).toHaveURL(/results\/evaluations\?ordering=-name$/)
    const [post] = await mock.log('POST accounts/feedbacks/')
    expect(post?.body).toEqual({ text: 'Die Spalten sind gut.\n\nSeite: /results/evaluations?ordering=-name' })
  })

test('feedback links to the person who gave it', async ({ page, mock }) => {
  await enterAs(page, mock, 'staff', '/accounts/feedbacks/1')
  const heading = page.getByRole('heading', { level: 1 })
  // The heading shows the kind until the record is loaded.
  await expect(heading).toHaveText(/@/)
  const author = await heading.innerText()
  await page.getByRole('main').getByRole('link', { name: author }).click()
  await expect(page).toHaveURL(/accounts\/users\/\d+/)
  await expect(page.getByRole('main')).toContainText(author)
})
