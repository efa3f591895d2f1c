import { expect, test } from 'vitest'
import { plainText } from './plainText.ts'

test.each([
  ['<p>Wie <b>zufrieden</b><br/>sind Sie?</p>', 'Wie zufrieden sind Sie?'],
  ['<img src=x onerror="window.__xss=1">Frage', 'Frage'],
  ['<script>alert(1)</script>Frage <style>p{}</style>', 'Frage'],
  ['Alter < 18 oder > 65', 'Alter < 18 oder > 65'],
  ['T&auml;glich &amp; &#39;oft&#x27; &lt;b&gt;', "T&auml;glich & 'oft' <b>"],
  ['&#xD800;&#0;', '&#xD800;&#0;'],
  ['  viel\n Luft ', 'viel Luft'],
])('converts %s to %s [RES-24, D-15, R01]', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('converts a long hostile text quickly [D-15]', () => {
  for (const part of ['<', '<script>', '<script', '&', '&#', '<a "', '<!--'])
    expect(plainText(`x ${part.repeat(1_000_000 / part.length)}`)).toMatch(/^x/)
})
