import { op } from 'arquero'
import { getSize, judge } from '../../../src/evaluation/counting/statistics/verdicts.ts'
import { comparison, mean2, meansOf, number, questions } from './figures.js'

const keys = questions.map(({ key }) => key)
const words = {
  worse: 'schlechter',
  better: 'besser',
  unclear: 'ohne gesicherten Unterschied',
  tooFew: 'mit zu wenigen Antworten',
}

/** One institution beside the benchmark, and its last twelve months beside the ones before. */
export function showOverview(element, rows, { institution, benchmark }) {
  const own = rows.params({ institution }).filter((row, $) => row.content_object === $.institution)
  const { last } = own.rollup({ last: op.max('day') }).object()
  const whole = meansOf(own, keys)
  const [now, before] = [0, 1].map((years) =>
    meansOf(during(own, yearBefore(last, years + 1), yearBefore(last, years)), keys),
  )
  const found = questions.map(({ key, name }) => ({ name, figure: whole(key), known: benchmark[key] }))
  const changed = questions.map(({ key, name }) => ({ name, figure: now(key), known: before(key) }))
  for (const family of [found, changed]) judge(family.filter(({ known }) => known.mean !== null).map(comparison))
  const sorted = found.toSorted((one, other) => getSize(comparison(other)) - getSize(comparison(one)))
  const tiles = Object.entries(words).map(([word, text]) => {
    const topics = found.filter(({ figure }) => tileOf(figure.verdict?.word) === word)
    return made('p', `${topics.length} ${text} ${topics.map(({ name }) => name).join(' ')}`)
  })
  const changes = changed.filter(({ figure }) => ['better', 'worse'].includes(figure.verdict?.word))
  const row = made('div', '')
  row.className = 'tiles'
  row.append(...tiles)
  element.replaceChildren(
    made('h2', 'Auf einen Blick'),
    row,
    ...sorted.map(({ name, figure: { n, mean, low, high }, known }) =>
      made(
        'p',
        `${name} ${mean2(mean)} [${mean2(low)} – ${mean2(high)}], n = ${number(n)}, Benchmark ${mean2(known.mean)}`,
      ),
    ),
    made(
      'p',
      changes.map(({ name, figure }) => `${name} ${words[figure.verdict.word]}`).join('; ') ||
        'Kein gesicherter Unterschied',
    ),
  )
}

function during(rows, after, until) {
  return rows.params({ after, until }).filter((row, $) => row.day > $.after && row.day <= $.until)
}

function yearBefore(day, years) {
  return `${Number(day.slice(0, 4)) - years}${day.slice(4)}`
}

function tileOf(word) {
  return word in words ? word : 'unclear'
}

function made(name, text) {
  const element = document.createElement(name)
  element.textContent = text
  return element
}
