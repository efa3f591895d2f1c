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
])('%s reads %s [RES-24, D-15, R01]', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test('a long hostile text is read in no time [D-15]', () => {
  const start = performance.now()
  plainText('<'.repeat(50_000) + 'a' + '<script>'.repeat(2000) + '&'.repeat(50_000))
  expect(performance.now() - start).toBeLessThan(500)
})
