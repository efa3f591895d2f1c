// @vitest-environment jsdom
import fc from 'fast-check'
import i18next from 'i18next'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { packAnnualExport } from '#evaluation/annualExport/packAnnualExport.ts'
import { readDeck } from '#evaluation/chart/files/slides/testDeck.ts'
import { inLanguage } from '#evaluation/types/definition/testSeries.ts'
import words from '../../../../../locales/de/evaluation.json'
import { countsLine } from './commentsFile.ts'
import { toPages } from './commentsSlides.ts'
import { toCommentsFile } from './saveComments.ts'
import { commentsExport, readAll, released } from '#evaluation/board/comments/testComments.ts'

const kinds = ['csv', 'xlsx', 'pptx'] as const
const instance = i18next.createInstance()
void instance.init({ resources: { de: { evaluation: words } }, initAsync: false, keySeparator: false })
const t = instance.getFixedT('de', 'evaluation')

/** The year file of an evaluation with this chart alone. */
async function packYear(input: Awaited<ReturnType<typeof commentsExport>>): Promise<Blob> {
  const provenance = {
    snapshot: '1',
    evaluation: 'E',
    institutions: 'K',
    measures: 'M',
    period: 'P',
    who: 'W',
    provider: '',
  }
  const year = {
    provenance,
    facts: [],
    overview: null,
    charts: [],
    comments: [input],
    left: [],
    language: 'de' as const,
    t,
    tCharts: inLanguage('de'),
    now: new Date(0),
  }
  return await packAnnualExport(year, new AbortController().signal, () => undefined)
}

const person = fc.record({
  isReleased: fc.boolean(),
  ward: fc.constantFrom('a', 'b', 'c'),
  content_object: fc.constantFrom('Klinik', 'Klinik', 'Klinik', 'Andere'),
})

test('no file contains a text that was not released, nor one of another institution', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 5, maxLength: 40 }), async (people) => {
      const rows = people.map(({ ward, content_object }, place) => ({
        said: `Wort${String(place).padStart(3, '0')}x`,
        ward,
        content_object,
      }))
      const places = people.flatMap(({ isReleased }, place) => (isReleased ? [place] : []))
      const input = await commentsExport(rows, released(rows, places))
      const isEnough = people.filter(({ content_object }) => content_object === 'Klinik').length >= 10
      const expected = rows.filter(
        ({ content_object }, place) => isEnough && places.includes(place) && content_object === 'Klinik',
      )
      const files = [
        ...(await Promise.all(kinds.map(async (kind) => await toCommentsFile(kind, input)))),
        await packYear(input),
      ]
      for (const file of files) {
        const found = new Set((await readAll(file)).match(/Wort\d{3}x/g))
        expect(found).toEqual(new Set(expected.map(({ said }) => said)))
      }
    }),
    { numRuns: 12 },
  )
}, 60_000)

const many = Array.from({ length: 20 }, (_, place) => ({ said: `Text ${place}`, ward: 'a' }))

test('files say how many texts were written and how many are released', async () => {
  const input = await commentsExport(many, released(many, [1, 4]))
  for (const kind of kinds)
    expect(await readAll(await toCommentsFile(kind, input))).toContain('Geschrieben: 20 Texte, davon freigegeben: 2')
  expect(countsLine(await commentsExport(many, released(many, [])))).toBe(
    'Geschrieben: 20 Texte, davon freigegeben: 0. Kein Text ist freigegeben.',
  )
})

test('below ten people a file says why it has no text, and no number', async () => {
  const few = many.slice(0, 9)
  const input = await commentsExport(few, released(few, [1]))
  const csv = await readAll(await toCommentsFile('csv', input))
  expect(csv).toContain('Hier haben weniger als 10 Personen geschrieben.')
  expect(csv).not.toMatch(/Text 1|Geschrieben: /)
})

test('a text is a text in every file, whatever it looks like', async () => {
  const hostile = ['=cmd|x', '@SUM(1)', '<b>fett</b>', `lang ${'x'.repeat(10_000)} Ende`, 'a\r\nb;"c"', '\uD800']
  const rows = [...many, ...hostile.map((said) => ({ said, ward: 'a' }))]
  const input = await commentsExport(rows, released(rows, rows.map((_, place) => place).slice(20)))
  expect(input.released.texts).toHaveLength(6)
  const csv = await readAll(await toCommentsFile('csv', input))
  expect(csv).toContain(`"'=cmd|x"`)
  expect(csv).toContain(`"'@SUM(1)"`)
  const sheet = await readSheet(Buffer.from(await (await toCommentsFile('xlsx', input)).arrayBuffer()))
  const cells = sheet.flat()
  expect(cells).toEqual(expect.arrayContaining(["'=cmd|x", "'@SUM(1)", '<b>fett</b>']))
  const { texts, xml } = await readDeck(await toCommentsFile('pptx', input))
  const slides = texts.flat().join(' ')
  expect(slides).toContain('<b>fett</b>')
  expect(slides.match(/x{50,}/g)?.join('').length).toBe(10_000)
  for (const one of xml)
    expect(new DOMParser().parseFromString(one, 'text/xml').querySelector('parsererror')).toBeNull()
})

test('a slide holds as many letters as fit, and a long text goes on on the next one', () => {
  const pages = toPages(
    [
      ['2026', 'a'.repeat(600)],
      ['2026', 'b'.repeat(600)],
      ['2026', 'c'.repeat(2500)],
    ],
    1000,
  )
  expect(pages.map((page) => page.map(([period, text = '']) => `${period} ${text.charAt(0)}${text.length}`))).toEqual([
    ['2026 a600'],
    ['2026 b600'],
    ['2026 c1000'],
    ['2026 c1000'],
    ['2026 c500'],
  ])
  expect(toPages([])).toEqual([[]])
})
