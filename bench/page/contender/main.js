// The page one would write first: rows as objects, arquero over them, and an ECharts option for each chart.
import { from, op } from 'arquero'
import * as echarts from 'echarts'
import { number, questions } from './figures.js'
import { showOverview } from './overview.js'
import { cardOf } from './options.js'

const { results } = await (await fetch('/rows')).json()
const { charts, benchmark, institution } = await (await fetch('/charts')).json()
// Codes of missing answers are taken out once, while the page opens.
const rows = from(
  results.map(({ attributes, content_object }) => ({
    sex: attributes.sex,
    day: attributes.exit_date,
    year: attributes.exit_date.slice(0, 4),
    content_object,
    ...Object.fromEntries(questions.map(({ key }) => [key, answerOf(attributes[key])])),
  })),
)

const board = document.querySelector('.board')
const drawn = charts.map((chart) => {
  const card = document.createElement('article')
  const title = document.createElement('h3')
  title.textContent = chart.title
  const [notes, figure] = ['div', 'figure'].map((name) => document.createElement(name))
  card.append(title, notes, figure)
  board.append(card)
  return { chart, notes, instance: echarts.init(figure, null, { renderer: 'svg' }) }
})

function draw() {
  const chosen = [...document.querySelectorAll('input:checked')].map(({ value }) => Number(value))
  const kept = chosen.length > 0 ? rows.params({ chosen }).filter((row, $) => op.includes($.chosen, row.sex)) : rows
  showOverview(document.querySelector('[data-overview]'), kept, { institution, benchmark })
  for (const { chart, notes, instance } of drawn) {
    const { option, lines } = cardOf(chart, kept, benchmark)
    instance.setOption({ animation: false, ...option }, { notMerge: true })
    notes.replaceChildren(...lines.map(lineOf))
  }
  document.querySelector('[data-rows]').textContent = `${number(kept.numRows())} Fragebogen`
}
document.addEventListener('change', draw)
draw()

function answerOf(value) {
  return typeof value === 'number' && value >= 1 && value <= 5 ? value : null
}

function lineOf(text) {
  const line = document.createElement('p')
  line.textContent = text
  return line
}
