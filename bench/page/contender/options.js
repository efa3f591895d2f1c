import { judge } from '../../../src/evaluation/counting/statistics/verdicts.ts'
import { answeredBy, boxesOf, comparison, countsOf, levels, meansOf, number, questions, sexes } from './figures.js'

const ink = '#333'
const keysOf = ({ data }) => data.map(({ keys: [key] }) => key)
const nameOf = (key) => questions.find((question) => question.key === key).name

/** The option of a chart and the lines above it, from the rows that are left. */
export function cardOf(chart, rows, benchmark) {
  return makers[chart.type](keysOf(chart), rows, benchmark)
}

const makers = {
  mean: (keys, rows, benchmark) => {
    const known = meansOf(rows, keys, 'sex')
    const shown = answeredBy(known, keys)
    const figures = keys.map((key) => shown.map(({ value }) => known(key, value)))
    const made = judge(
      figures.flatMap((own, place) => own.map((figure) => comparison({ figure, known: benchmark[keys[place]] }))),
    )
    return {
      lines: [
        '▲ besser ▼ schlechter ohne Zeichen: kein gesicherter Unterschied',
        `${answers(figures)} Antworten`,
        `${made} Vergleiche mit dem Benchmark, gemeinsam angepasst nach Benjamini–Hochberg (5 %).`,
        '95-%-Intervall des Mittelwerts (t-Verteilung)',
      ],
      option: {
        ...small(keys, (place) => shown.map(({ name }, at) => withN(name, figures[place][at].n))),
        legend: { top: 0, left: 0, data: ['Benchmark: Schweiz'] },
        series: keys.flatMap((key, place) => [
          {
            type: 'bar',
            ...on(place),
            barMaxWidth: 38,
            data: figures[place].map(({ mean, verdict }) => ({ value: mean, itemStyle: { color: colorOf(verdict) } })),
          },
          interval(place, figures[place]),
          {
            type: 'line',
            name: 'Benchmark: Schweiz',
            ...on(place),
            symbol: 'none',
            lineStyle: { color: ink, type: 'dashed' },
            data: shown.map(() => benchmark[key].mean),
          },
        ]),
      },
    }
  },
  boxPlot: (keys, rows) => {
    const known = boxesOf(rows, keys, 'sex')
    const shown = answeredBy(known, keys)
    const boxes = keys.map((key) => shown.map(({ value }) => known(key, value)))
    return {
      lines: [`${answers(boxes)} Antworten`],
      option: {
        ...small(keys, (place) => shown.map(({ name }, at) => withN(name, boxes[place][at].n))),
        series: keys.flatMap((_key, place) => [
          { type: 'boxplot', ...on(place), boxWidth: [6, 40], data: boxes[place].map(({ box }) => box) },
          {
            type: 'scatter',
            ...on(place),
            symbol: 'diamond',
            itemStyle: { color: '#fff', borderColor: ink },
            data: boxes[place].map(({ mean }) => mean),
          },
        ]),
      },
    }
  },
  radar: (keys, rows) => {
    const known = meansOf(rows, keys, 'sex')
    const shown = answeredBy(known, keys)
    return {
      lines: [`${answers(keys.map((key) => shown.map(({ value }) => known(key, value))))} Antworten`],
      option: {
        legend: { top: 0, left: 0 },
        radar: { shape: 'circle', indicator: keys.map((key) => ({ name: nameOf(key), min: 1, max: 5 })) },
        series: [
          {
            type: 'radar',
            data: shown.map(({ name, value }) => ({ name, value: keys.map((key) => known(key, value).mean) })),
          },
        ],
      },
    }
  },
  timeline: (keys, rows) => {
    const known = meansOf(rows, keys, 'year')
    const all = countsOf(rows, 'year')
    const years = Array.from({ length: 10 }, (_, at) => String(2017 + at)).filter((year) => all(year) > 0)
    const figures = keys.map((key) => years.map((year) => known(key, year)))
    return {
      lines: [`${answers(figures)} Antworten`],
      option: {
        legend: { top: 0, left: 0 },
        xAxis: { type: 'category', data: years },
        yAxis: { type: 'value', name: 'Mittelwert', min: 1, max: 5 },
        series: keys.map((key, place) => ({
          type: 'line',
          name: nameOf(key),
          data: figures[place].map(({ mean }) => mean),
        })),
      },
    }
  },
  likert: (keys, rows) => {
    const counts = keys.map((key) => countsOf(rows, key))
    const totals = counts.map((own) => levels.reduce((sum, level) => sum + own(level), 0))
    return {
      lines: [`${number(totals.reduce((sum, total) => sum + total, 0))} Antworten`],
      option: {
        legend: { top: 0, left: 0 },
        xAxis: { type: 'category', data: keys.map((key, place) => withN(nameOf(key), totals[place])) },
        yAxis: { type: 'value', name: 'Anteil der Antworten', max: 1, axisLabel: { formatter: percent } },
        series: levels.map((level) => ({
          type: 'bar',
          stack: 'all',
          barMaxWidth: 48,
          name: String(level),
          data: counts.map((own, place) => own(level) / (totals[place] || 1)),
        })),
      },
    }
  },
  stacked: ([key], rows) => {
    const own = countsOf(rows, key)
    const shown = sexes.filter(({ value }) => own(value) > 0)
    const total = shown.reduce((sum, { value }) => sum + own(value), 0)
    return {
      lines: [`${number(total)} Antworten`],
      option: {
        aria: { enabled: true, decal: { show: true } },
        legend: { top: 0, left: 0 },
        xAxis: { type: 'category', data: [withN('Geschlecht', total)] },
        yAxis: { type: 'value', name: 'Anzahl Antworten', axisLabel: { formatter: number } },
        series: shown.map(({ name, value }) => ({
          type: 'bar',
          stack: 'all',
          barMaxWidth: 48,
          name,
          label: { show: true, formatter: ({ value: count }) => number(count) },
          data: [own(value)],
        })),
      },
    }
  },
}

/** One small chart per question, side by side, with a title each. */
function small(keys, labels) {
  const width = 100 / keys.length
  return {
    title: keys.map((key, place) => ({
      text: nameOf(key),
      left: `${place * width}%`,
      top: 24,
      textStyle: { fontSize: 13 },
    })),
    grid: keys.map((_key, place) => ({ left: `${place * width}%`, width: `${width - 3}%`, top: 60, bottom: 4 })),
    xAxis: keys.map((_key, place) => ({
      type: 'category',
      gridIndex: place,
      data: labels(place),
      axisLabel: { interval: 0, fontSize: 9 },
    })),
    yAxis: keys.map((_key, place) => ({ type: 'value', gridIndex: place, min: 1, max: 5, interval: 1 })),
  }
}

function on(place) {
  return { xAxisIndex: place, yAxisIndex: place }
}

/** 95 % intervals as lines with closed ends. */
function interval(place, figures) {
  return {
    type: 'custom',
    ...on(place),
    silent: true,
    z: 4,
    encode: { x: 0, y: [1, 2] },
    data: figures.flatMap(({ low, high }, at) => (low === null ? [] : [[at, low, high]])),
    renderItem: (_params, api) => {
      const [from, to] = [1, 2].map((end) => api.coord([api.value(0), api.value(end)]))
      const cap = ([x, y]) => [
        [x - 6, y],
        [x + 6, y],
      ]
      return {
        type: 'group',
        children: [[from, to], cap(from), cap(to)].map((points) => ({
          type: 'polyline',
          shape: { points },
          style: { stroke: ink, lineWidth: 1.5, fill: 'none' },
        })),
      }
    },
  }
}

function colorOf(verdict) {
  return { better: '#17663a', worse: '#a8211b' }[verdict?.word] ?? '#0072b2'
}

function withN(name, n) {
  return `${name}\nn = ${number(n)}`
}

function percent(share) {
  return `${Math.round(share * 100)} %`
}

function answers(figures) {
  return number(figures.flat().reduce((sum, { n }) => sum + n, 0))
}
