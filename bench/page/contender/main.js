// The page one would write first: rows as objects, arquero over them, and an ECharts option for each chart.
import { from, op } from 'arquero'
import * as echarts from 'echarts'
import { optionOf } from './options.js'

const { results } = await (await fetch('/rows')).json()
const rows = from(results.map(({ attributes }) => ({ ...attributes, year: attributes.exit_date?.slice(0, 4) ?? null })))
const { charts } = await (await fetch('/charts')).json()

const section = document.querySelector('section')
section.style = 'display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px'
const drawn = charts.map((chart) => {
  const figure = document.createElement('figure')
  figure.style = 'margin: 0; height: 320px'
  section.append(figure)
  return { chart, instance: echarts.init(figure, null, { renderer: 'svg' }) }
})

function draw() {
  const chosen = [...document.querySelectorAll('input:checked')].map(({ value }) => Number(value))
  const kept = chosen.length > 0 ? rows.params({ chosen }).filter((row, $) => op.includes($.chosen, row.sex)) : rows
  for (const { chart, instance } of drawn) instance.setOption(optionOf(chart, kept), { notMerge: true })
  document.querySelector('p').textContent = `${kept.numRows()} rows`
}
document.addEventListener('change', draw)
draw()
