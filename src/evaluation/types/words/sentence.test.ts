import { expect, test } from 'vitest'
import type { Figure, Verdict } from '#evaluation/model/series.ts'
import {
  getBenchmark,
  categories,
  getChart,
  getFigure,
  item,
  nobody,
  inLanguage,
  getSeries,
  words,
} from '#evaluation/types/definition/testSeries.ts'
import { getLayoutData } from '#evaluation/types/layout/getLayoutData.ts'
import { toTable } from '#evaluation/types/table/toTable.ts'
import { languages } from '#lib/languages.ts'
import { getChartNotes } from './notes.ts'
import { type Compared, named, getSentence } from './sentence.ts'
import { tooltipAriaText, getTip } from './tip.ts'

type Case = [what: string, Partial<Omit<Compared, 'subject'>>, de: string, fr: string, it: string]

const verdict = (word: Verdict['word'], isClear = false): Verdict => ({ word, isClear })
const figure = (n: number, mean: number | null, said: Verdict | null, more: Partial<Figure> = {}): Figure => ({
  ...nobody,
  n,
  mean,
  verdict: said,
  ...more,
})
const benchmark: Compared['reference'] = { kind: 'benchmark', mean: 3.9, n: 48_211 }

test.each<Case>([
  [
    'n = 0',
    { figure: figure(0, null, null) },
    'Keine Antworten, also kein Vergleich.',
    'Aucune réponse, donc pas de comparaison.',
    'Nessuna risposta, quindi nessun confronto.',
  ],
  [
    'n = 1',
    { figure: figure(1, 4, verdict('tooFew')) },
    'Zu wenige Antworten (n = 1) für einen Vergleich.',
    'Trop peu de réponses (n = 1) pour une comparaison.',
    'Troppo poche risposte (n = 1) per un confronto.',
  ],
  [
    'n = 9',
    { figure: figure(9, 4, verdict('tooFew')) },
    'Zu wenige Antworten (n = 9) für einen Vergleich.',
    'Trop peu de réponses (n = 9) pour une comparaison.',
    'Troppo poche risposte (n = 9) per un confronto.',
  ],
  [
    'n = 10, higher is better',
    { figure: figure(10, 4.02, verdict('better')) },
    "Mit 4.02 (n = 10) liegt «A» über dem Benchmark 3.90 (n = 48'211). Das ist besser: Der Unterschied ist grösser, als Zufall erklärt.",
    "Avec 4.02 (n = 10), « A » se situe au-dessus du benchmark 3.90 (n = 48'211). C’est mieux : la différence est plus grande que ce que le hasard explique.",
    "Con 4.02 (n = 10) «A» si colloca al di sopra del benchmark 3.90 (n = 48'211). È meglio: la differenza è maggiore di quanto spieghi il caso.",
  ],
  [
    'clearly worse, below',
    { figure: figure(1279, 3.1, verdict('worse', true)) },
    "Mit 3.10 (n = 1'279) liegt «A» unter dem Benchmark 3.90 (n = 48'211). Das ist schlechter: Der Unterschied ist deutlich grösser, als Zufall erklärt.",
    "Avec 3.10 (n = 1'279), « A » se situe au-dessous du benchmark 3.90 (n = 48'211). C’est moins bien : la différence est nettement plus grande que ce que le hasard explique.",
    "Con 3.10 (n = 1'279) «A» si colloca al di sotto del benchmark 3.90 (n = 48'211). È peggio: la differenza è nettamente maggiore di quanto spieghi il caso.",
  ],
  [
    'no direction',
    { figure: figure(200, 4.02, verdict('above', true)) },
    "Mit 4.02 (n = 200) liegt «A» über dem Benchmark 3.90 (n = 48'211). Der Unterschied ist deutlich grösser, als Zufall erklärt.",
    "Avec 4.02 (n = 200), « A » se situe au-dessus du benchmark 3.90 (n = 48'211). La différence est nettement plus grande que ce que le hasard explique.",
    "Con 4.02 (n = 200) «A» si colloca al di sopra del benchmark 3.90 (n = 48'211). La differenza è nettamente maggiore di quanto spieghi il caso.",
  ],
  [
    'chance',
    { figure: figure(200, 3.8, verdict('unclear')) },
    "Mit 3.80 (n = 200) liegt «A» unter dem Benchmark 3.90 (n = 48'211). Der Unterschied liegt im Bereich des Zufalls.",
    "Avec 3.80 (n = 200), « A » se situe au-dessous du benchmark 3.90 (n = 48'211). La différence peut être due au hasard.",
    "Con 3.80 (n = 200) «A» si colloca al di sotto del benchmark 3.90 (n = 48'211). La differenza può essere dovuta al caso.",
  ],
  [
    'too small to matter',
    { figure: figure(90_000, 3.93, verdict('alike')) },
    "Mit 3.93 (n = 90'000) liegt «A» über dem Benchmark 3.90 (n = 48'211). Der Unterschied ist zu klein, um praktisch etwas zu bedeuten.",
    "Avec 3.93 (n = 90'000), « A » se situe au-dessus du benchmark 3.90 (n = 48'211). La différence est trop petite pour avoir une portée pratique.",
    "Con 3.93 (n = 90'000) «A» si colloca al di sopra del benchmark 3.90 (n = 48'211). La differenza è troppo piccola per avere un peso pratico.",
  ],
  [
    'equal figures',
    { figure: figure(200, 3.9, verdict('alike')) },
    "Mit 3.90 (n = 200) liegt «A» gleichauf mit dem Benchmark 3.90 (n = 48'211).",
    "Avec 3.90 (n = 200), « A » se situe au niveau du benchmark 3.90 (n = 48'211).",
    "Con 3.90 (n = 200) «A» si colloca al livello del benchmark 3.90 (n = 48'211).",
  ],
  [
    'equal text but different figures',
    { figure: figure(200, 3.904, verdict('better')) },
    "Mit 3.904 (n = 200) liegt «A» über dem Benchmark 3.900 (n = 48'211). Das ist besser: Der Unterschied ist grösser, als Zufall erklärt.",
    "Avec 3.904 (n = 200), « A » se situe au-dessus du benchmark 3.900 (n = 48'211). C’est mieux : la différence est plus grande que ce que le hasard explique.",
    "Con 3.904 (n = 200) «A» si colloca al di sopra del benchmark 3.900 (n = 48'211). È meglio: la differenza è maggiore di quanto spieghi il caso.",
  ],
  [
    'all answers equal',
    { figure: figure(12, 4, null) },
    "Mit 4.00 (n = 12) liegt «A» über dem Benchmark 3.90 (n = 48'211). Ob der Unterschied Zufall ist, lässt sich hier nicht prüfen.",
    "Avec 4.00 (n = 12), « A » se situe au-dessus du benchmark 3.90 (n = 48'211). On ne peut pas vérifier ici si la différence est due au hasard.",
    "Con 4.00 (n = 12) «A» si colloca al di sopra del benchmark 3.90 (n = 48'211). Qui non si può verificare se la differenza è dovuta al caso.",
  ],
  [
    'a benchmark with too few answers',
    { figure: figure(200, 4, verdict('tooFew')), reference: { ...benchmark, n: 7 } },
    'Auf der anderen Seite des Vergleichs stehen zu wenige Antworten (n = 7).',
    'L’autre côté de la comparaison repose sur trop peu de réponses (n = 7).',
    'L’altro lato del confronto si basa su troppo poche risposte (n = 7).',
  ],
  [
    'a previous period without answers',
    { figure: figure(200, 4, null), reference: { kind: 'before', mean: null, n: 0 } },
    'Auf der anderen Seite des Vergleichs stehen zu wenige Antworten (n = 0).',
    'L’autre côté de la comparaison repose sur trop peu de réponses (n = 0).',
    'L’altro lato del confronto si basa su troppo poche risposte (n = 0).',
  ],
  [
    'a benchmark without n, and the previous period',
    { figure: figure(200, 4, verdict('unclear')), reference: { kind: 'before', mean: 3.9, n: null } },
    'Mit 4.00 (n = 200) liegt «A» über dem Wert davor, 3.90. Der Unterschied liegt im Bereich des Zufalls.',
    'Avec 4.00 (n = 200), « A » se situe au-dessus de la valeur précédente, 3.90. La différence peut être due au hasard.',
    'Con 4.00 (n = 200) «A» si colloca al di sopra del valore precedente, 3.90. La differenza può essere dovuta al caso.',
  ],
  [
    'other institutions instead of a benchmark',
    { figure: figure(200, 4, verdict('unclear')), reference: { kind: 'others', mean: 3.9, n: 120 } },
    'Mit 4.00 (n = 200) liegt «A» über dem Vergleichswert 3.90 (n = 120). Der Unterschied liegt im Bereich des Zufalls.',
    'Avec 4.00 (n = 200), « A » se situe au-dessus de la valeur de comparaison 3.90 (n = 120). La différence peut être due au hasard.',
    'Con 4.00 (n = 200) «A» si colloca al di sopra del valore di confronto 3.90 (n = 120). La differenza può essere dovuta al caso.',
  ],
  [
    'withheld',
    { figure: figure(0, null, null, { isWithheld: true }) },
    'Dieser Wert wird nicht gezeigt, also auch kein Vergleich.',
    'Cette valeur n’est pas affichée, il n’y a donc pas de comparaison.',
    'Questo valore non è mostrato, quindi nessun confronto.',
  ],
  [
    'partial data',
    { figure: figure(9, 4, verdict('tooFew')), isComplete: false },
    'Zu wenige Antworten (n = 9) für einen Vergleich. Es werden noch Daten geladen; das kann sich ändern.',
    'Trop peu de réponses (n = 9) pour une comparaison. Des données sont encore en cours de chargement ; cela peut changer.',
    'Troppo poche risposte (n = 9) per un confronto. Il caricamento dei dati è ancora in corso; può ancora cambiare.',
  ],
])('a comparison is a sentence in three languages: %s', (_what, parts, ...expected) => {
  const said = languages.map((language) => {
    const t = inLanguage(language)
    const all = { figure: nobody, reference: benchmark, decimals: 2, isComplete: true, ...parts }
    return plain(getSentence({ ...all, subject: named('A', t) }, t))
  })
  expect(said).toEqual(expected)
})

test('several institutions are a plural in each language', () => {
  const subjects = [
    ['de', 'Ihre Institutionen'],
    ['fr', 'vos institutions'],
    ['it', 'le Sue cliniche'],
  ] as const
  const said = subjects.map(([language, text]) => {
    const subject = { text, count: 2 }
    const own = { subject, figure: figure(200, 4, verdict('unclear')), reference: benchmark, decimals: 1 }
    return plain(getSentence({ ...own, isComplete: true }, inLanguage(language)))
      .split('.')
      .slice(0, 3)
      .join('.')
  })
  expect(said).toEqual([
    "Mit 4.0 (n = 200) liegen Ihre Institutionen über dem Benchmark 3.9 (n = 48'211)",
    "Avec 4.0 (n = 200), vos institutions se situent au-dessus du benchmark 3.9 (n = 48'211)",
    "Con 4.0 (n = 200) le Sue cliniche si collocano al di sopra del benchmark 3.9 (n = 48'211)",
  ])
})

test('tooltip, table, foot and announcement have the same sentence', () => {
  const t = inLanguage('de')
  const known = [{ n: 900, mean: 3, sd: 1 }]
  const series = getSeries(
    {
      items: [item('q1')],
      groups: categories('Nord', 'Süd'),
      benchmarks: [getBenchmark('Schweiz', known)],
      comparisons: 2,
    },
    (_item, group) => getFigure([1, 2, 3, 9, 9], { verdict: verdict(group === 0 ? 'better' : 'unclear') }),
  )
  const chart = getChart('mean', { viewSettings: { benchmark: true } })
  const data = getLayoutData({ series, chart, language: 'de', t, theme: 'light', palette: 'default' })
  const sentence =
    'Bei «Nord» liegt der Mittelwert mit 3.96 (n = 24) über dem Benchmark 3.00 (n = 900). Das ist besser: Der Unterschied ist grösser, als Zufall erklärt.'
  const tip = data && getTip({ data, t }, 0, 0)
  expect(tip?.notes.map(plain)).toContain(sentence)
  expect(tip && plain(tooltipAriaText(tip))).toContain(sentence)
  const { columns, rows } = toTable({ series, chart, t, language: 'de' })
  const place = columns.findIndex(({ label }) => label === 'In Worten')
  expect(rows.map(({ cells }) => plain(String(cells[place])))[0]).toBe(sentence)
  expect(getChartNotes(series, chart, data, t, 'de').map(plain)).toContain(sentence)
})

function plain(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

test('figures that look equal with three decimals are not called different [D-88]', () => {
  const sentence = getSentence(
    {
      subject: named('A', inLanguage('de')),
      figure: figure(200, 3.90004, verdict('better', true)),
      reference: benchmark,
      decimals: 2,
      isComplete: true,
    },
    inLanguage('de'),
  )
  expect(plain(sentence)).toBe(
    "Mit 3.900 (n = 200) liegt «A» gleichauf mit dem Benchmark 3.900 (n = 48'211). Gerundet ist kein Unterschied zu sehen.",
  )
})

test('a sentence names a month in full', () => {
  const months = ['2023-01-01', '2023-02-01'].map((value) => ({ value, label: words(value) }))
  const series = getSeries(
    {
      items: [item('q1', 'Information')],
      groups: months,
      bin: 'bin_month',
      comparisons: 2,
      benchmarks: [getBenchmark('Schweiz', [{ n: 5000, mean: 3.9, sd: 1 }])],
    },
    (_, bin) =>
      getFigure([1, 2, 3, 4, 5], { mean: bin === 0 ? 3.903 : 3.7, verdict: verdict(bin === 0 ? 'better' : 'unclear') }),
  )
  const chart = getChart('timeline', { viewSettings: { benchmark: true } })
  const data = getLayoutData({ series, chart, language: 'de', t: inLanguage('de'), theme: 'light', palette: 'default' })
  if (!data) throw new Error('no data')
  const tip = getTip({ data, t: inLanguage('de') }, 0, 0)
  expect(tip?.lines[0]?.value).toBe('3.903')
  expect(tip?.notes.slice(0, 1).map(plain)[0]).toContain(
    "Im Januar 2023 liegt der Mittelwert mit 3.903 (n = 15) über dem Benchmark 3.900 (n = 5'000).",
  )
  const { columns } = toTable({ series, chart, t: inLanguage('de'), language: 'de' })
  expect(columns.find(({ label }) => label === 'Mittelwert')?.decimals).toBe(3)
})

test('shows a question of yes and no in per cent everywhere [D-88]', () => {
  const yes = {
    ...item('fall', 'Sturz'),
    scale: { min: 0, max: 1, reversed: false },
    levels: [0, 1].map((value) => ({ value, label: words(String(value)) })),
  }
  const series = getSeries(
    { items: [yes], comparisons: 1, benchmarks: [getBenchmark('Schweiz', [{ n: 5000, mean: 0.08, sd: null }])] },
    () => getFigure([88, 12], { n: 100, mean: 0.12, low: 0.07, high: 0.198, verdict: verdict('unclear') }),
  )
  const chart = getChart('mean', { viewSettings: { benchmark: true } })
  const data = getLayoutData({ series, chart, language: 'de', t: inLanguage('de'), theme: 'light', palette: 'default' })
  if (!data) throw new Error('no data')
  expect([data.measure, data.range.max]).toEqual(['share', 0.25])
  const tip = getTip({ data, t: inLanguage('de') }, 0, 0)
  expect(tip?.lines[0]).toMatchObject({ value: '12 %', interval: '[7 % – 20 %]' })
  expect(tip?.notes.slice(0, 1).map(plain)[0]).toContain(
    "Bei «Sturz» liegt der Anteil mit 12 % (n = 100) über dem Benchmark 8 % (n = 5'000).",
  )
  const { columns, rows } = toTable({ series, chart, t: inLanguage('de'), language: 'de' })
  const place = columns.findIndex(({ label }) => label === 'Anteil (%)')
  expect([rows[0]?.cells[place], columns.some(({ label }) => label === 'SD')]).toEqual([12, false])
})
