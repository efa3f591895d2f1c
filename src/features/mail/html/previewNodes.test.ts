// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { previewNodes } from './previewNodes.ts'

const getCss = (style: string) =>
  previewNodes(`<p style="${style}">x</p>`, { imageText: String })
    .styles.map(({ css }) => css)
    .join('')

test.each([
  String.raw`background:u\72l(https://evil.example/x)`,
  "background:image-set('https://evil.example/x' 1x)",
  'background:URL(https://evil.example/x)',
  'background:-webkit-image-set(url(https://evil.example/x) 1x)',
  'background:u/**/rl(https://evil.example/x)',
  'background:cross-fade(url(https://evil.example/x), red)',
  'background:url(data:text/html;x,https://evil.example)',
])('a preview loads nothing by %s [S20]', (style) => {
  expect(getCss(`${style};color:red`)).not.toMatch(/evil\.example\/x|[(]/)
})

test('computed styles stay', () => {
  const style = 'color:rgb(1 2 3);margin:calc(1px + 2px);font-weight:bold'
  expect(getCss(style)).toBe(style)
})
