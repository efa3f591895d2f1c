// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { getPlaceholders, getPieces } from './placeholders.ts'
import { previewNodes } from './previewNodes.ts'
import { sanitised, sanitisedNodes } from './sanitise.ts'

const hostile = [
  '<script>window.__xss=1</script>',
  '<p onclick="window.__xss=1">x</p>',
  '<img src=x onerror="window.__xss=1">',
  '<svg onload="window.__xss=1"><a xlink:href="javascript:alert(1)">x</a></svg>',
  '<a href="javascript:window.__xss=1">x</a>',
  '<a href="jav&#x09;ascript:window.__xss=1">x</a>',
  '<a href="data:text/html,<script>window.__xss=1</script>">x</a>',
  '<style>@import "https://evil.example/x.css"</style>',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<base href="https://evil.example/">',
  '<form action="https://evil.example"><input name="password"></form>',
  '<iframe src="https://evil.example"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">',
  '<template><img src=x onerror="window.__xss=1"></template>',
  '<video src="https://evil.example/x"></video><audio src="https://evil.example/x"></audio>',
  '<body onload="window.__xss=1"><p>x</p></body>',
]
const bad =
  /<script|on\w+=|javascript:|<style|<svg|<math|<form|<input|<iframe|<object|<embed|<meta|<link|<base|<video|<audio|<template|text\/html/i

describe('forbidden markup [R03, D-15]', () => {
  test.each(hostile)('%s', (html) => {
    const { html: clean, isClean } = sanitised(`<p>vor {{ register_link }}</p>${html}`)
    expect(clean).not.toMatch(bad)
    expect(isClean).toBe(false)
    expect(getPlaceholders([clean])).toEqual(['{{ register_link }}'])
    expect(sanitised(html).isClean).toBe(false)
    expect('__xss' in window).toBe(false)
  })
  test('an empty text has nothing to remove', () => {
    expect(sanitised('')).toEqual({ html: '', isClean: true })
  })
  test('harmless styles and tables stay unchanged', () => {
    const html =
      '<table><tbody><tr><td style="color: red;">a</td></tr></tbody></table><p><img src="https://spital.ch/logo.png" alt="Logo"></p><p><a href="{{ register_link }}">x</a></p>'
    expect(sanitised(html)).toEqual({ html, isClean: true })
  })
})

describe('the preview [R03]', () => {
  const shown = (html: string, sampleFor?: (name: string) => string | undefined) => {
    const { nodes, styles } = previewNodes(html, {
      imageText: (alt) => `Bild: ${alt}`,
      ...(sampleFor ? { sampleFor } : {}),
    })
    const box = document.createElement('div')
    box.append(nodes)
    return { html: box.innerHTML, text: box.textContent, styles }
  }
  test('loads nothing external', () => {
    const { html, styles } = shown(
      '<img src="https://evil.example/pixel.png" alt="Logo" srcset="https://evil.example/2x"><p style="background:url(https://evil.example/x)" background="https://evil.example/y">x</p>',
    )
    expect(html).toBe('[Bild: Logo]<p>x</p>')
    expect(JSON.stringify(styles)).not.toContain('evil')
  })
  test('has inert links that show their target', () => {
    expect(shown('<a href="https://spital.ch/{{ id }}" target="_blank">x</a>', () => '5').html).toBe(
      '<a title="https://spital.ch/5">x</a>',
    )
  })
  test('fills placeholders with samples as text and marks unknown ones', () => {
    const { text, html } = shown('<p>{% if a %}Guten Tag {{ first_name }}, {{ unknown }}{% endif %}</p>', (name) =>
      name === 'first_name' ? '<b>Anna</b>' : undefined,
    )
    expect(text).toBe('Guten Tag <b>Anna</b>, {{ unknown }}')
    expect(html).not.toContain('<b>')
  })
  test('without samples keeps a text as it was sent', () => {
    expect(shown('<p>Guten Tag {{ first_name }}</p>').text).toBe('Guten Tag {{ first_name }}')
  })
  test('has its style attributes separated', () => {
    const { html, styles } = shown('<p>a</p><p style="color:red">b</p>')
    expect(html).toBe('<p>a</p><p>b</p>')
    expect(styles).toEqual([{ place: 1, css: 'color:red' }])
  })
})

test('a split text can be joined again', () => {
  const text = 'a {{ b }} c {% if d %} {{}} { e }'
  expect(
    getPieces(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
  expect(sanitisedNodes(text).textContent).toBe(text)
})
