// @vitest-environment node
import JSZip from 'jszip'
import { describe, expect, test } from 'vitest'
import { code, moment, text } from '#engine/fieldTypes.ts'
import { badRowsFile } from './badRows.ts'
import { getValidBatches } from './batches.ts'
import { validateFile } from './validateFile.ts'
import type { Encoding } from './encoding.ts'
import type { Plan } from './rows.ts'

const plan: Plan = {
  columns: {
    anqid: code({ required: true }),
    unitname: text({ required: true }),
    token: text({ required: true }),
    at: moment(),
  },
  key: ['token'],
}
const header = 'anqid;unitname;token;at'
const never = new AbortController().signal

function getFile(content: string | Uint8Array<ArrayBuffer>) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { name: 'x.csv', size: bytes.length, slice: (from?: number, to?: number) => new Blob([bytes.slice(from, to)]) }
}
async function run(content: string | Uint8Array<ArrayBuffer>, over: Plan = plan) {
  return await validateFile(getFile(content), over, never, () => undefined)
}
const latin = (content: string) => Uint8Array.from(content, (sign) => (sign === '–' ? 0x96 : sign.charCodeAt(0)))
const macBytes: Record<string, number> = { ü: 0x9f, ô: 0x99, '–': 0xd0 }
const mac = (content: string) => Uint8Array.from(content, (sign) => macBytes[sign] ?? sign.charCodeAt(0))
/** UTF-8 that was decoded as Windows-1252 and stored in UTF-8. */
const twice = (content: string) =>
  new TextEncoder().encode(new TextDecoder('windows-1252').decode(new TextEncoder().encode(content)))
const utf16 = (content: string, isLittle: boolean) => {
  const bytes = new DataView(new ArrayBuffer(content.length * 2 + 2))
  bytes.setUint16(0, 0xfeff, isLittle)
  for (let at = 0; at < content.length; at += 1) bytes.setUint16(2 + at * 2, content.charCodeAt(at), isLittle)
  return new Uint8Array(bytes.buffer)
}

describe('encodings', () => {
  const content = `${header}\n1001;Pflege Süd – Ost;A1;\n1002;Hôpital;A2;`
  const values = [
    { anqid: 1001, unitname: 'Pflege Süd – Ost', token: 'A1' },
    { anqid: 1002, unitname: 'Hôpital', token: 'A2' },
  ]
  test.each([
    ['utf-8', 'utf-8', content],
    ['utf-8 with its mark', 'utf-8', `\uFEFF${content}`],
    ['utf-16 little', 'utf-16le', utf16(content, true)],
    ['utf-16 big', 'utf-16be', utf16(content, false)],
    ['windows-1252', 'windows-1252', latin(content)],
    ['Mac Roman with lone CR', 'macintosh', mac(content.replaceAll('\n', '\r'))],
    ['UTF-8 stored twice', 'utf-8-twice', twice(content)],
    ['UTF-8 stored twice after a mark', 'utf-8-twice', twice(`\uFEFF${content}`)],
  ])('a file in %s yields the same rows and its encoding [F01, D-36]', async (_name, encoding, bytes) => {
    const report = await run(bytes)
    expect(report.encoding).toBe(encoding)
    expect(report.preview.map((row) => row.values)).toEqual(values)
  })
  test('a letter whose second byte is that of the euro is read from a file stored twice [F01]', async () => {
    const report = await run(twice(`${header}\n1001;Süd À;A1;\n1002;Hôpital;A2;`))
    expect(report.preview.map((row) => row.values['unitname'])).toEqual(['Süd À', 'Hôpital'])
  })
  test('a double-encoded row is refused among valid ones [F01]', async () => {
    expect(await run(`${header}\n1;Süd;A1;\n2;PÃ¤diatrie;A2;`)).toMatchObject({
      encoding: 'utf-8',
      good: 1,
      problems: [{ row: 3, message: { word: 'problem.sign' } }],
    })
  })
  test('another encoding can be selected and is validated [F01]', async () => {
    const chosen = (encoding: Encoding) => validateFile(getFile(mac(content)), plan, never, () => undefined, encoding)
    expect(await chosen('windows-1252')).toMatchObject({ encoding: 'windows-1252', preview: [{}, {}] })
    expect((await chosen('macintosh')).preview.map((row) => row.values)).toEqual(values)
    expect((await chosen('macintosh')).hash).not.toBe((await run(mac(content))).hash)
    expect(await chosen('utf-8-twice')).toMatchObject({ good: 0, error: { kind: 'encoding' } })
  })
  test('umlauts at a chunk border stay whole [F01]', async () => {
    const long = `${header}\n${Array.from({ length: 20_000 }, (_, row) => `1;Süd äöü 😀;T${row};`).join('\n')}`
    const report = await run(long)
    expect(report).toMatchObject({ encoding: 'utf-8', good: 20_000, bad: 0 })
  })
  test('a replacement character is never imported [F01]', async () => {
    const report = await run(`${header}\n1;S\uFFFDd;A1;\n2;Süd;A2;`)
    expect(report).toMatchObject({
      good: 1,
      bad: 1,
      problems: [{ row: 2, column: 'unitname', message: { word: 'problem.sign' } }],
    })
  })
  const broken = (text: string) => {
    const bytes = new TextEncoder().encode(text)
    return bytes.map((byte) => (byte === '#'.charCodeAt(0) ? 0xfc : byte))
  }
  test.each([
    ['after sound ones', `${header}\n1;Süd;A1;\n2;"Nord\nOst";A2;\n3;S#d;A3;\n`],
    ['before sound ones', `${header}\n1;Sud;A1;\n2;Nord;A2;\n3;S#d;A3;\n4;Süd, Zürich;A4;\n`],
    ['after a byte order mark', `\uFEFF${header}\n1;Sud;A1;\n2;Nord;A2;\n3;S#d;A3;\n`],
  ])('an invalid byte in a UTF-8 file, %s, is refused with its row [F01, F02]', async (_how, text) => {
    expect(await run(broken(text))).toMatchObject({
      encoding: 'utf-8',
      good: 0,
      bad: 0,
      preview: [],
      error: { kind: 'bytes', row: 4 },
    })
  })
  test('UTF-16 without a byte order mark is refused with a row number [F01, F02]', async () => {
    expect(await run(utf16(content, true).slice(2))).toMatchObject({ good: 0, error: { kind: 'nul', row: 1 } })
  })
  test('a ZIP is refused without being unpacked [F17]', async () => {
    const zip = new JSZip()
    for (let entry = 0; entry < 2000; entry += 1) zip.file(`xl/worksheets/sheet${entry}.xml`, '')
    zip.file('xl/sharedStrings.xml', new Uint8Array(20_000_000))
    const bomb = await zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await run(new Uint8Array(bomb))).toMatchObject({ good: 0, bad: 0, preview: [], error: { kind: 'nul' } })
  })
})

describe('header', () => {
  test('all missing columns are listed before rows are read [IMPORT-02, F03]', async () => {
    const report = await run('anqid;Token;__proto__;more\n1;a;b;c')
    expect(report.header).toMatchObject({
      missing: ['unitname', 'token', 'at'],
      otherCase: [{ wanted: 'token', found: 'Token' }],
      extra: ['Token', '__proto__', 'more'],
    })
    expect(report).toMatchObject({ good: 0, bad: 0 })
  })
  test('a duplicate required column stops the import [F03]', async () => {
    const twice = await run(`${header};token\n1;a;b;;c`)
    expect(twice).toMatchObject({ good: 0, header: { duplicates: ['token'] } })
    const harmless = await run(`${header};x;x\n1;a;b;;c;d`)
    expect(harmless).toMatchObject({ good: 1, header: { duplicates: [], extra: ['x'] } })
  })
  test.each([
    ['comma', ','],
    ['tab', '\t'],
    ['pipe', '|'],
  ] as const)('the separator of a file is detected: %s [F02, D-94]', async (delimiter, sign) => {
    const text = `${header}\n1;"Süd ""Ost""";A1;`.replaceAll(';', sign)
    expect(await run(text)).toMatchObject({
      good: 1,
      layout: { delimiter },
      preview: [{ values: { unitname: 'Süd "Ost"', token: 'A1' } }],
    })
  })
  test.each([
    ['Zeile 1{newline}Zeile 2', 'Zeile 1\nZeile 2'],
    ['{quote}Gut{quote}{tab}sagt er', '"Gut"\tsagt er'],
    ['{lbrace}newline}', '{newline}'],
    ['a{cr}{newline}b', 'a\r\nb'],
    ['{question_not_shown}', undefined],
    ['{newline} und {name}', '{newline} und {name}'],
    ['{newline} und {', '{newline} und {'],
  ])('escapes of a tab-separated survey export are decoded: %j [F02, D-94]', async (written, read) => {
    const columns = { token: text({ required: true }), remarks: text({ long: true }) }
    const report = await run(`Code\tBemerkungen\ntoken\tremarks\nA1\t${written}`, { columns })
    expect(report).toMatchObject({ good: 1, layout: { delimiter: 'tab', headerRow: 2 } })
    expect(report.preview[0]?.values['remarks']).toBe(read)
  })
  test('in other files such an escape is plain text', async () => {
    const columns = { token: text({ required: true }), remarks: text({ long: true }) }
    const report = await run('token;remarks\nA1;a{newline}b', { columns })
    expect(report.preview[0]?.values['remarks']).toBe('a{newline}b')
  })
  test('a separator line is not the header [F02]', async () => {
    const report = await run(`\uFEFFsep=,\r\n${header.replaceAll(';', ',')}\r\n1,Süd,A1,\r\n2,Ost,,`)
    expect(report).toMatchObject({ good: 1, problems: [{ row: 4 }], layout: { delimiter: 'comma', hasSepLine: true } })
  })
  test('the header is found below a title [F03]', async () => {
    expect(await run(`Stationen 2026;;;\n\n${header}\n1;Süd;A1;`)).toMatchObject({
      good: 1,
      layout: { headerRow: 3 },
      preview: [{ row: 4 }],
    })
  })
  test('invisible characters in a name do not hide the column [D-94, F03]', async () => {
    const report = await run(`\uFEFF\uFEFFanqid;unit\u00ADname;token\u200B;at\n1;Süd;A1;`)
    expect(report).toMatchObject({ good: 1, header: { missing: [] } })
  })
  test('a header alone has nothing to import [F03]', async () => {
    expect(await run(`${header}\n\n`)).toMatchObject({ good: 0, bad: 0, header: { missing: [] } })
    expect((await run('')).header).toBeUndefined()
  })
  test('a column can have an alias but not match two [IMPORT-02]', async () => {
    expect(await run('anqid;Station;token;at\n1;a;b;', { ...plan, mapping: { unitname: 'Station' } })).toMatchObject({
      good: 1,
      header: { missing: [], extra: [] },
    })
    expect(
      await run('anqid;Station;token;at\n1;a;b;', { ...plan, mapping: { unitname: 'Station', at: 'Station' } }),
    ).toMatchObject({ good: 0 })
  })
  test('a __proto__ column is harmless [F03]', async () => {
    const report = await run(`${header};__proto__\n1;a;b;;x`)
    expect(report.good).toBe(1)
    expect(Object.keys({})).toEqual([])
    expect(Object.getPrototypeOf(report.preview[0]?.values)).toBe(Object.prototype)
  })
})

describe('rows', () => {
  test('each problem names its row and column [IMPORT-03, F10, D-36]', async () => {
    const report = await run(
      `${header}\n1;a;A1;\n\nx;a;A2;\n;;;\n2;;A3;31.02.2026\n3;b;A1;29.03.2026 02:30:00\n4;c;A5;;more\n5;d`,
    )
    expect(report.problems.map(({ row, column, message }) => [row, column, 'word' in message && message.word])).toEqual(
      [
        [4, 'anqid', 'problem.integer'],
        [6, 'unitname', 'problem.required'],
        [6, 'at', 'problem.day'],
        [7, 'at', 'problem.hour'],
        [7, 'token', 'problem.again'],
        [8, '', 'problem.cells'],
        [9, '', 'problem.cells'],
      ],
    )
    expect(report).toMatchObject({ good: 1, bad: 5 })
  })
  test('ten rows are previewed and sent per batch [IMPORT-04, IMPORT-05]', async () => {
    const file = getFile(
      `${header}\n${Array.from({ length: 27 }, (_, row) => `${row === 3 || row === 20 ? 'x' : row};a;T${row};`).join('\n')}`,
    )
    const report = await validateFile(file, plan, never, () => undefined)
    expect(report.preview).toHaveLength(10)
    const batches: number[][] = []
    for await (const { index, rows } of getValidBatches(file, report.encoding, plan)) batches.push([index, rows.length])
    expect(batches).toEqual([
      [0, 10],
      [1, 10],
      [2, 5],
    ])
  })
  test('the id of a file depends only on its content [F08]', async () => {
    const names = await Promise.all(
      [`${header}\n1;a;b;`, `${header}\n1;a;b;`, `${header}\n1;a;c;`].map(async (content) => (await run(content)).hash),
    )
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/)
    expect([names[1] === names[0], names[2] === names[0]]).toEqual([true, false])
  })
  test('bad rows are saved as a file with escaped formulas that can be imported again [D-17, D-36, F11]', async () => {
    const file = getFile(`${header}\n1;a;A1;\n-1x;=SUM(1);A2;\n2;b;A3;\n`)
    const refused = [{ row: 4, column: 'token', value: 'A3', message: { text: 'gibt es schon' } }]
    const blob = await badRowsFile(
      file,
      'utf-8',
      plan,
      refused,
      'Fehler',
      ({ column, message }) => `${column}: ${'text' in message ? message.text : message.word}`,
    )
    expect(await blob.text()).toBe(
      `"anqid";"unitname";"token";"at";"Fehler"\r\n"'-1x";"'=SUM(1)";"A2";;"anqid: problem.integer"\r\n2;"b";"A3";;"token: gibt es schon"\r\n`,
    )
    expect([...new Uint8Array(await blob.slice(0, 3).arrayBuffer())]).toEqual([0xef, 0xbb, 0xbf])
    const again = await run(new Uint8Array(await blob.arrayBuffer()))
    expect(again.preview.map(({ cells }) => cells.slice(0, 4))).toEqual([
      ["'-1x", "'=SUM(1)", 'A2', ''],
      ['2', 'b', 'A3', ''],
    ])
    expect(again.header?.extra).toEqual(['Fehler'])
  })
  test('an unreadable file is reported [F05, ERR-12]', async () => {
    const file = {
      name: 'x',
      size: 5,
      slice: () =>
        ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as unknown as Blob,
    }
    await expect(validateFile(file, plan, never, () => undefined)).rejects.toMatchObject({ name: 'FileUnreadable' })
  })
})
