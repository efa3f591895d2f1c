import type { APIRequestContext, Page } from '@playwright/test'
import { enterAs, getLogin } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import type { Mock } from '../mock.ts'
import { heal, troubles } from './faults.ts'
import { lastingWrongs } from './invariants.ts'
import { Random } from './random.ts'
import { toolWalks } from './toolWalks.ts'
import { type Typed, type Walk, walks } from './walks.ts'

/**
 * The seeds to run: 150 by default, 50 in .ci/run, more with FAULTS=1350, a range with FAULTS=301-450, one with FAULTS_SEED=17.
 */
const only = process.env['FAULTS_SEED']
const [last = 150, first = 1] = (only === undefined ? (process.env['FAULTS'] ?? '150') : `${only}-${only}`)
  .split('-')
  .map(Number)
  .toReversed()
const seeds = Number(only) >= 10_000 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at)

const firstOfTools = 10_000
/** The number of seeds in `npm test`; `npm run test:all` runs all of them. */
const smokeSeeds = 20

/** Milliseconds after a fault until the next step. */
const impatience = 1000

for (const walk of first === 1 && only === undefined ? [...walks, ...toolWalks] : [])
  test(`somebody ${walk.name} without a fault and completes every step`, async ({ page, mock, request }) => {
    await enterAs(page, mock, walk.as, walk.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const [at, step] of walk.steps.entries()) {
      await test.step(`step ${at}`, async () => await step(page, 'Probe 0', 30_000))
      expect(await lastingWrongs(page), `after step ${at}`).toEqual([])
    }
    const once = walk.typed ?? walk.once
    if (once) await expectOnce(request, mock, once, 'Probe 0')
  })

for (const seed of seeds) {
  const random = new Random(seed)
  walked(seed, random.pick(walks), random)
}
// Longer walks through tools have a few fixed seeds from FAULTS_SEED=10000 on.
for (const [at, walk] of toolWalks.entries())
  for (const seed of [0, 1].map((one) => firstOfTools + 10 * at + one))
    if (only === undefined ? first === 1 : only === String(seed)) walked(seed, walk, new Random(seed))

function walked(seed: number, walk: Walk, random: Random): void {
  const met = Array.from({ length: random.whole(1, 2) }, () => random.pick(troubles))
  const from = random.whole(0, walk.steps.length - 1)
  const names = met.map(({ name }) => name).join(', ')

  test(`seed ${seed}: somebody ${walk.name}, and from step ${from} on: ${names} (again: FAULTS_SEED=${seed} npm run faults)${seed <= smokeSeeds ? ' @smoke' : ''}`, async ({
    page,
    mock,
    watch,
    request,
  }) => {
    const text = `Probe ${seed}`
    await enterAs(page, mock, walk.as, walk.path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let hasTyped = false
    for (const [at, step] of walk.steps.entries()) {
      if (at === from) for (const trouble of met) await trouble.begin(page, mock, random)
      const isDone = await step(page, text, impatience).then(
        () => true,
        () => false,
      )
      hasTyped ||= isDone && at === 0 && walk.typed !== undefined
      await page.waitForTimeout(random.whole(0, 300))
      expect(await lastingWrongs(page), `after step ${at}`).toEqual([])
      if (hasTyped) await expectKept(page, text, walk.path, at)
    }
    await heal(page, mock)
    const once = hasTyped ? walk.typed : walk.once
    if (once) await expectOnce(request, mock, once, text)
    await goOn(page)
    watch.wrong.splice(0, watch.wrong.length, ...watch.wrong.filter((line) => !isCausedByFault(line)))
  })
}

/** Typed text stays in its field while the page of its form is open. */
async function expectKept(page: Page, text: string, path: string, at: number): Promise<void> {
  const isKept = async () =>
    new URL(page.url()).pathname !== path ||
    (await page
      .evaluate((typed) => [...document.querySelectorAll('input')].some(({ value }) => value === typed), text)
      .catch(() => false))
  await expect.poll(isKept, `what was typed, after step ${at}`).toBe(true)
}

/** A new record exists at most once, and a changed one has the old or the new value. */
async function expectOnce(
  request: APIRequestContext,
  mock: Mock,
  { endpoint, key }: Pick<Typed, 'endpoint' | 'key'>,
  text: string,
): Promise<void> {
  const { email, password } = getLogin('superuser')
  const { access } = await mock.tokens(email, password)
  const answer = await request.get(`/backend/${endpoint}/?all=1`, { headers: { Authorization: `Bearer ${access}` } })
  const found: unknown = await answer.json()
  const rows = (Array.isArray(found) ? found : (found as { results: unknown[] }).results) as Record<string, unknown>[]
  expect(rows.filter((row) => row[key] === text).length, `rows called ${text}`).toBeLessThanOrEqual(1)
}

/** After recovery a retry or at most a reload restores the page. */
async function goOn(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  const retry = page.getByRole('button', { name: 'Erneut versuchen' }).first()
  if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => undefined)
  // The page may be reloading itself.
  await expect(async () => void (await page.reload())).toPass()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: /konnte nicht geladen werden/ })).toHaveCount(0)
  expect(await lastingWrongs(page)).toEqual([])
}

/** The browser's own lines about what was made to fail. */
function isCausedByFault(line: string): boolean {
  return /net::ERR_(?:FAILED|INTERNET_DISCONNECTED|EMPTY_RESPONSE)|dynamically imported module|ChunkLoadError: (?:failed|words)|Failed to load resource/.test(
    line,
  )
}
