// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDoc, toHtml, isEditable, findLostMarkup, toSlice, sliceOfText } from './schema.ts'

const { schema } = toDoc('').type
const through = (html: string) => toHtml(toDoc(html))

describe('supported markup of mails is unchanged by the editor', () => {
  test.each([
    '<p>Guten Tag {{ first_name }}</p><p>Bitte öffnen Sie den Link.</p><p>{{ register_link }}</p>',
    '<p>{{register_link}} und {{  register_link  }}</p>',
    '<p><strong>Frau {{ last_name }}</strong>, <em>willkommen</em><br>hier</p>',
    '<p><a href="{{ register_link }}">Hier anmelden</a> oder <a href="mailto:info@spital.ch">schreiben</a></p>',
    '<p><a href="https://spital.ch/a?b=1&amp;c=2">Link</a></p>',
    '<ul><li>eins</li><li>zwei {{ name }}</li></ul>',
    '<ol><li>eins<ul><li>tiefer</li></ul></li></ol>',
    '<h2>Titel</h2><blockquote><p>Zitat</p></blockquote><hr><p>{% if user.is_new %}Neu{% endif %}</p>',
    '<p>5 &lt; 6 &amp; 7 &gt; 6</p>',
    '<p>{% if a > 1 and b < 2 %}x{% endif %}</p>',
    '<p><a href="{{ url|default:\'x\' }}">Link</a></p>',
    '<p>Fr.&nbsp;Muster</p>',
    '',
  ])('%s [R03]', (html) => {
    expect(through(html)).toBe(html)
    expect(isEditable(html)).toBe(true)
  })

  const placeholder = fc.constantFrom(
    '{{ first_name }}',
    '{{register_link}}',
    '{{ user.email|default:"x" }}',
    '{% if a %}',
  )
  const words = fc.constantFrom('Guten Tag', 'ä ö ü', 'a&amp;b', '5 &lt; 6', '{', '}}', '😀')
  const inline = fc.array(fc.oneof(placeholder, words), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' '))
  const styled = fc
    .tuple(inline, fc.constantFrom('', 'strong', 'em', 's', 'u'))
    .map(([text, tag]) => (tag ? `<${tag}>${text}</${tag}>` : text))
  const block = fc.oneof(
    styled.map((text) => `<p>${text}</p>`),
    styled.map((text) => `<h2>${text}</h2>`),
    fc
      .array(styled, { minLength: 1, maxLength: 3 })
      .map((items) => `<ul>${items.map((text) => `<li>${text}</li>`).join('')}</ul>`),
  )
  // Two consecutive lists stay separate.
  const template = fc.array(block, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('<p>x</p>'))
  test('any template text with placeholders [R03, ACC-19]', () => {
    fc.assert(
      fc.property(template, (html) => {
        expect(through(html)).toBe(html)
      }),
    )
  })
})

test.each([
  '<table><tr><td>x</td></tr></table>',
  '<p style="color:red">x</p>',
  '<p class="lead">x</p>',
  '<div>x</div>',
  '<p><img src="https://spital.ch/logo.png" alt="Logo"></p>',
  '<tr><td>{{ x }}</td></tr>',
  '<p>a<!-- note --></p>',
  '<p>x</p><script>window.__xss=1</script>',
  'Ohne Absatz',
  '<html><body><p>x</p></body></html>',
])('%s would change in the editor and is reported [R03]', (html) => {
  expect(isEditable(html)).toBe(false)
})

test('what the editor keeps has all its words and placeholders', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('{{ a }}', '{{b}}'), (text, one) => {
      const html = `<p>${text}</p>${one}`
      expect(!isEditable(html) || through(html).includes(one)).toBe(true)
    }),
  )
})

describe('pasted content', () => {
  test('is cleaned first [R03]', () => {
    const slice = toSlice(
      '<p onclick="x()">Text <img src=x onerror="y()"><script>z()</script><a href="javascript:1">Link</a> {{ first_name }}</p>',
      schema,
    )
    const text = JSON.stringify(slice.toJSON())
    expect(text).not.toMatch(/onclick|onerror|script|javascript/)
    expect(text).toContain('"placeholder"')
  })
  test('as plain text becomes one paragraph per line with placeholders marked', () => {
    expect(toHtml(toDoc(''))).toBe('')
    const lines = sliceOfText('Hallo {{ name }}\nzweite <b>Zeile</b>', schema).content
    expect(lines.childCount).toBe(2)
    expect(lines.firstChild?.lastChild?.type.name).toBe('placeholder')
    expect(lines.lastChild?.textContent).toBe('zweite <b>Zeile</b>')
  })
  test('has placeholders repaired that formatting had split', () => {
    const slice = toSlice(
      '<p>Guten Tag {{&nbsp;first_name&nbsp;}} {{ last_<b>name</b> }} {{ regi\u00ADster_link }}</p>',
      schema,
    )
    expect(toHtml(schema.node('doc', null, slice.content))).toBe(
      '<p>Guten Tag {{ first_name }} {{ last_name }} {{ register_link }}</p>',
    )
    expect(sliceOfText('{{\u00A0email\u200B }}', schema).content.firstChild?.firstChild?.attrs['text']).toBe(
      '{{ email }}',
    )
  })
  test('is reported where tables and pictures are lost', () => {
    expect(findLostMarkup('<p>x</p>')).toEqual({ tables: false, pictures: false })
    expect(findLostMarkup('<table><tr><td><v:imagedata src="x"></td></tr></table>')).toEqual({
      tables: true,
      pictures: true,
    })
  })
})

test('whitespace is compared in linear time', () => {
  expect(isEditable(`<p>a${' '.repeat(300_000)}b</p>`)).toBe(true)
})
