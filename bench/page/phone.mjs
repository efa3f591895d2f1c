// What a phone on a slow line waits for, and how much moves meanwhile: node bench/page/phone.mjs [runs]. Needs a build.
import { openBuild } from './portal.mjs'

const runs = Number(process.argv[2] ?? 3)
const viewport = { width: 390, height: 844 }
const touch = { isMobile: true, hasTouch: true, deviceScaleFactor: 2 }
/** A 3G line, bytes per second and milliseconds, and how much slower the processor is than here. */
const line = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 768_000 / 8, latency: 300 }
const slower = 6

const opening = {
  'opening to the form': async (page) => await page.locator('input[name=password]').waitFor(),
}

const tasks = {
  'staff: login to first rows': {
    role: 'staff',
    path: '/patzu/hospitals',
    steps: {
      ...opening,
      'signing in to the first rows': async (page, signIn) => {
        await signIn()
        await page.locator('tbody tr').nth(14).waitFor()
      },
    },
  },
  'reviewer: a request answered': {
    role: 'reviewer',
    path: '/irp',
    steps: {
      ...opening,
      'signing in to the requests': async (page, signIn) => {
        await signIn()
        await page.getByRole('button', { name: 'Ja', exact: true }).first().waitFor()
      },
      'Ja to the question': async (page) => {
        await page.getByRole('button', { name: 'Ja', exact: true }).first().tap()
        await page.getByRole('button', { name: 'Zusagen' }).waitFor()
      },
      'the answer to its new place': async (page) => {
        const agreed = page.getByRole('region', { name: /^Zugesagt/ }).getByRole('link')
        const before = await agreed.count()
        await page.getByRole('button', { name: 'Zusagen' }).tap()
        await page.waitForFunction(
          (count) =>
            [...document.querySelectorAll('main section')].some(
              (one) => /^Zugesagt/.test(one.innerText) && one.querySelectorAll('a').length > count,
            ),
          before,
        )
      },
    },
  },
  'hospital: an evaluation read': {
    role: 'hospital user',
    path: '/results/evaluations/91',
    steps: {
      ...opening,
      'signing in to the result in words': async (page, signIn) => {
        await signIn()
        await page.locator('[data-overview] [role=list], [data-overview] ul').first().waitFor()
      },
      'on to the first chart': async (page) => {
        await page.locator('main article').first().scrollIntoViewIfNeeded()
        await page.locator('main article[aria-busy=false] figure svg').first().waitFor()
      },
      'a filter chosen': async (page) => {
        await page.getByRole('button', { name: 'Filter', exact: true }).first().tap()
        await page.getByRole('combobox', { name: 'Merkmal' }).waitFor()
      },
    },
  },
}

for (const [name, { role, path, steps }] of Object.entries(tasks)) {
  const measured = []
  for (let run = 0; run < runs; run += 1) measured.push(await walk(role, path, steps))
  const median = (read) => measured.map(read).toSorted((one, other) => one - other)[runs >> 1]
  console.log(name)
  console.table({
    ...Object.fromEntries(
      Object.keys(steps).map((step) => [step, { s: Math.round(median(({ times }) => times[step]) / 100) / 10 }]),
    ),
    'layout shift (aim: 0.05)': { s: Math.round(median(({ shift }) => shift) * 1000) / 1000 },
  })
}

/** Milliseconds of each step in a fresh browser, and the sum of all layout shifts. */
async function walk(role, path, steps) {
  const { base, context, signIn, edit, close } = await openBuild(viewport, role, touch)
  try {
    // The reviewer reads French.
    if (role === 'reviewer') await edit('records/accounts/users/7', { language: 1, language_previous: 1 })
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', line)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(() => {
      window.shift = 0
      new PerformanceObserver((list) => {
        for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const times = {}
    let start = performance.now()
    await page.goto(`${base}/login?next=${encodeURIComponent(path)}`, { waitUntil: 'commit' })
    for (const [step, action] of Object.entries(steps)) {
      await action(page, async () => await signIn(page))
      times[step] = performance.now() - start
      start = performance.now()
    }
    return { times, shift: await page.evaluate(() => window.shift) }
  } finally {
    await close()
  }
}
