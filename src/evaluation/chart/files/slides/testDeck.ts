import JSZip from 'jszip'
import { type PictureExport, toSvg } from '#evaluation/chart/files/savedPicture.ts'

/** A picture where there is no canvas: that of the SVG, under the type of a PNG. */
export async function renderForTest(input: PictureExport): Promise<Blob> {
  return new Blob([await toSvg(input).text()], { type: 'image/png' })
}

export type ReadChart = {
  /** The tag of the chart: barChart, lineChart, radarChart. */
  tag: string
  series: { name: string; labels: string[]; values: (number | null)[] }[]
  /** The cells of the workbook behind it, row by row, the head first. */
  workbook: (string | number | null)[][]
}

const parse = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml')
const getAll = (node: Document | Element, tag: string): Element[] => [...node.getElementsByTagName(tag)]
const getPoints = (node: Element | undefined, tag: string): string[] =>
  node ? getAll(node, tag).flatMap((part) => getAll(part, 'c:v').map(({ textContent }) => textContent ?? '')) : []
const toNumber = (text: string): number | null => (text === '' ? null : Number(text))

/** Reads a deck as PowerPoint would: the texts of every slide, its charts, and the workbook behind each. */
export async function readDeck(
  blob: Blob,
): Promise<{ texts: string[][]; notes: string[]; charts: ReadChart[]; pictures: string[]; xml: string[] }> {
  const zip = await JSZip.loadAsync(await blob.arrayBuffer())
  const getNames = (pattern: RegExp) =>
    Object.keys(zip.files)
      .filter((name) => pattern.test(name))
      .toSorted((one, other) => Number(/\d+/.exec(one)?.[0]) - Number(/\d+/.exec(other)?.[0]))
  const read = async (names: string[]) =>
    await Promise.all(names.map(async (name) => (await zip.file(name)?.async('string')) ?? ''))
  const slides = await read(getNames(/^ppt\/slides\/slide\d+\.xml$/))
  const notes = await read(getNames(/^ppt\/notesSlides\/notesSlide\d+\.xml$/))
  const charts = await read(getNames(/^ppt\/charts\/chart\d+\.xml$/))
  const books = getNames(/^ppt\/embeddings\/.+\.xlsx$/)
  const getTexts = (xml: string) => getAll(parse(xml), 'a:t').map(({ textContent }) => textContent ?? '')
  return {
    texts: slides.map(getTexts),
    notes: notes.map((xml) => getTexts(xml)[0] ?? ''),
    charts: await Promise.all(
      charts.map(async (xml, place) => ({ ...readChart(xml), workbook: await readBook(zip, books[place] ?? '') })),
    ),
    pictures: (await read(getNames(/^ppt\/media\/.+\.png$/))).map((svg) => svg.replaceAll(/zr\d+-[a-z]+-?\w*/g, '')),
    xml: [...slides, ...notes, ...charts],
  }
}

/** Why a deck would have to be repaired: parts without a type, types and relationships without a part, what is no XML. */
export async function findProblems(blob: Blob): Promise<string[]> {
  const zip = await JSZip.loadAsync(await blob.arrayBuffer())
  const names = Object.values(zip.files).flatMap(({ name, dir }) => (dir ? [] : name))
  const read = async (name: string) => parse((await zip.file(name)?.async('string')) ?? '')
  const types = await read('[Content_Types].xml')
  const getValues = (tag: string, key: string) => getAll(types, tag).map((one) => one.getAttribute(key) ?? '')
  const [parts, endings] = [getValues('Override', 'PartName'), getValues('Default', 'Extension')]
  const markup = names.filter((name) => /\.(?:xml|rels)$/.test(name))
  const found = await Promise.all(
    markup.map(async (name) => {
      const tree = await read(name)
      const targets = getAll(tree, 'Relationship')
        .filter((one) => one.getAttribute('TargetMode') !== 'External')
        .map((one) => new URL(one.getAttribute('Target') ?? '', `https://deck/${name.replace('_rels/', '')}`).pathname)
      return [
        ...(tree.querySelector('parsererror') ? [`${name} is no XML`] : []),
        ...targets.filter((target) => !zip.file(target.slice(1))).map((target) => `${name} relates to ${target}`),
      ]
    }),
  )
  return [
    ...found.flat(),
    ...parts.filter((part) => !zip.file(part.slice(1))).map((part) => `${part} has a type alone`),
    ...names
      .filter((name) => !parts.includes(`/${name}`) && !endings.includes(name.split('.').at(-1) ?? ''))
      .map((name) => `${name} has no type`),
  ]
}

function readChart(xml: string): Omit<ReadChart, 'workbook'> {
  const tree = parse(xml)
  const tag = ['barChart', 'lineChart', 'radarChart'].find((one) => getAll(tree, `c:${one}`).length > 0) ?? ''
  return {
    tag,
    series: getAll(tree, 'c:ser').map((one) => ({
      name: getPoints(one, 'c:tx')[0] ?? '',
      labels: getPoints(one, 'c:cat'),
      values: getPoints(one, 'c:val').map(toNumber),
    })),
  }
}

async function readBook(zip: JSZip, name: string): Promise<(string | number | null)[][]> {
  const bytes = await zip.file(name)?.async('uint8array')
  if (!bytes) return []
  const book = await JSZip.loadAsync(bytes)
  const read = async (path: string) => parse((await book.file(path)?.async('string')) ?? '')
  const texts = getAll(await read('xl/sharedStrings.xml'), 'si').map(({ textContent }) => textContent ?? '')
  return getAll(await read('xl/worksheets/sheet1.xml'), 'row').map((row) =>
    getAll(row, 'c').map((cell) => {
      const text = getAll(cell, 'v')[0]?.textContent ?? ''
      return cell.getAttribute('t') === 's' ? (texts[Number(text)] ?? '') : toNumber(text)
    }),
  )
}
