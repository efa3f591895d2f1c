import { runnerImport } from 'vite'
import { openBuild } from './portal.mjs'
const evaluation = 40
const { module: seeds } = await runnerImport('./mocks/seed/charts.ts', { configFile: false, logLevel: 'error' })
const { module: forms } = await runnerImport('./mocks/seed/attributes.ts', { configFile: false, logLevel: 'error' })
const types = ['mean', 'likert', 'timeline', 'radar', 'boxPlot', 'stacked']
const charts = Array.from({ length: 12 }, (_, at) => ({ ...seeds.chartOf(types[at % types.length], at, evaluation, forms.questionnaires[3]), i: `c${at}`, title: `Diagramm ${at + 1}`, splits: [], x: (at % 3) * 4, y: Math.floor(at / 3) * 8, w: 4 }))
const { base, context, open, edit, close } = await openBuild({ width: 1920, height: 3600 })
await edit(`records/results/evaluations/${evaluation}`, { charts })
await edit('settings', { exceedLimit: 1_000_000 })
const page = await open(`/results/evaluations/${evaluation}`)
await page.getByText(/^131'500 Zeilen$/).waitFor({ timeout: 180_000 })
await page.getByRole('combobox', { name: 'Institution' }).click()
await page.getByRole('option').first().click()
await page.locator('[data-glance] ul').first().waitFor()
await page.waitForFunction(() => document.querySelectorAll('main figure svg').length === 12, null, { timeout: 60000 })
await page.getByRole('button', { name: 'Filter', exact: true }).click()
await page.getByRole('combobox', { name: /^(?:Merkmal|Attribut)$/ }).click()
await page.getByRole('option', { name: 'Geschlecht' }).click()
await page.getByRole('checkbox', { name: /^Frau/ }).waitFor()
const cdp = await context.newCDPSession(page)
await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 })
const self = new Map(), total = new Map(); let samplesN = 0, spans = []
for (let run = 0; run < 10; run++) {
  await page.waitForTimeout(600)
  await cdp.send('Profiler.start')
  const last = await page.evaluate(async (at) => {
    let last = 0
    const obs = [...document.querySelectorAll('main figure')].map((el) => { const o = new MutationObserver(() => requestAnimationFrame(() => (last = performance.now()))); o.observe(el, { subtree: true, childList: true, attributes: true, characterData: true }); return o })
    const box = [...document.querySelectorAll('main input[type=checkbox]')][at % 2]
    const start = performance.now(); box.click(); await new Promise((d) => setTimeout(d, 1200)); obs.forEach((o) => o.disconnect()); return last - start
  }, run)
  spans.push(Math.round(last))
  const { profile } = await cdp.send('Profiler.stop')
  const byId = new Map(profile.nodes.map((n) => [n.id, n])); const parent = new Map()
  for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id)
  profile.samples.forEach((id, i) => {
    const dt = (profile.timeDeltas[i] ?? 0) / 1000; const n = byId.get(id); const key = (n) => `${n.callFrame.functionName || '(anon)'} ${n.callFrame.url.split('/').pop()}:${n.callFrame.lineNumber}`
    if (['(idle)'].includes(n.callFrame.functionName)) return
    self.set(key(n), (self.get(key(n)) ?? 0) + dt)
    const seen = new Set(); for (let j = id; j; j = parent.get(j)) { const k = key(byId.get(j)); if (!seen.has(k)) { seen.add(k); total.set(k, (total.get(k) ?? 0) + dt) } }
  })
}
console.log('spans', spans.join(' '))
const top = (m, n) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => `${(v / 10).toFixed(1)} ms  ${k}`).join('\n')
console.log('SELF\n' + top(self, 45)); console.log('TOTAL\n' + top(total, 90))
await close()
