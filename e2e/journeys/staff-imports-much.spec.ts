import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enterAs } from '../actors.ts'
import { expect, test } from '../fixtures.ts'
import { watchTasks } from '../watch/watchTasks.ts'

const rowCount = 1_250_000
const megabyte = 1_000_000

/** A file of 1.25 million rows, a little over 100 MB. */
async function writeFile(path: string): Promise<void> {
  const stream = createWriteStream(path)
  stream.write('anqid;category;token;unitname\n')
  for (let from = 0; from < rowCount; from += 25_000) {
    const rows = Array.from(
      { length: 25_000 },
      (_, at) =>
        `${1000 + ((from + at) % 90)};Psychiatrie Erwachsene;TOKEN-${from + at}-XYZABCDEF;Station Süd – Abteilung ${(from + at) % 700}, Haus 3`,
    )
    const text = `${rows.join('\n')}\n`
    if (!stream.write(text)) await once(stream, 'drain')
  }
  await new Promise((resolve) => stream.end(resolve))
}

/**
 * The most that was in use after garbage was collected, which happens several times in 20 samples; how much garbage there
 * is before depends on how busy the machine is.
 */
function maxKept(sizes: readonly number[]): number {
  const span = 20
  return Math.max(...sizes.slice(span - 1).map((_, at) => Math.min(...sizes.slice(at, at + span))))
}

// The recording of a trace would be measured, too.
test.use({ trace: 'off' })

test('a file of 100 MB is checked without blocking the page [F04]', async ({ page, mock }) => {
  test.setTimeout(300_000)
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  const path = join(folder, 'much.csv')
  await writeFile(path)
  expect((await stat(path)).size).toBeGreaterThan(100 * megabyte)
  await enterAs(page, mock, 'staff', '/patzu/tokens/+?import')
  await expect(page.getByLabel('CSV-Datei wählen')).toBeAttached()
  const profiler = await page.context().newCDPSession(page)
  await profiler.send('Performance.enable')
  const heap = async () =>
    (await profiler.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0
  const tasks = await watchTasks(profiler)
  const sizes: number[] = []
  const watching = setInterval(
    () =>
      void heap().then(
        (size) => sizes.push(size),
        () => undefined,
      ),
    100,
  )
  const started = Date.now()
  await page.getByLabel('CSV-Datei wählen').setInputFiles(path)
  await expect(page.getByRole('button', { name: "1'250'000 Zeilen importieren" })).toBeVisible({ timeout: 150_000 })
  clearInterval(watching)
  const whole = Date.now() - started
  const max = maxKept(sizes)
  const maxLength = await tasks.maxLength()
  test.info().annotations.push({
    type: 'measured',
    description: `${whole} ms, longest block ${Math.round(maxLength)} ms, heap ${Math.round(max / megabyte)} MB`,
  })
  expect(maxLength).toBeGreaterThan(0)
  // Milliseconds depend on the machine: in one piece it would be nearly the whole.
  expect(maxLength / whole).toBeLessThanOrEqual(0.05)
  expect(max).toBeGreaterThan(0)
  expect(max).toBeLessThanOrEqual(120 * megabyte)

  // The server refuses these rows and so stops the import: it must still be running.
  await mock.fail({ path: 'patzu/tokens/*', times: -1, kind: 'delay', delay: 3000 })
  await page.getByRole('button', { name: "1'250'000 Zeilen importieren" }).click()
  await page.getByRole('button', { name: 'Anhalten' }).click()
  await expect(page.getByText(/Der Import hat angehalten/)).toBeVisible()
  await rm(folder, { recursive: true })
})
