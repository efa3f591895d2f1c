import { expect, test } from 'vitest'
import { findNewTemplateProblems, findTemplateProblems } from './templateProblems.ts'
import { cleanTemplate } from './templateText.ts'

test.each([
  ['a non-breaking blank', '{{&nbsp;first_name\u00A0}}', '{{ first_name }}'],
  ['tags within', '{{ last_<b>name</b> }}', '{{ last_name }}'],
  ['tags between the braces', '{<span>{ email }</span>}', '{{ email }}'],
  ['a tag that begins within', '{{ <b>email }} x</b>', '{{ email }}<b> x</b>'],
  ['a tag that ends within', '<b>{{ email</b> }}', '<b>{{ email }}</b>'],
  ['invisible characters', '{{ regi\u00ADster_\u200Blink }}', '{{ register_link }}'],
  ['entities', '{% if a &gt; 1 &amp;&amp; b &lt;2 %}', '{% if a > 1 && b <2 %}'],
  ['a quoted value of an attribute', '<a href="{{ u|default:&quot;x&quot; }}">', '<a href="{{ u|default:\'x\' }}">'],
  ['a line break', '{{ first_name\n}}', '{{ first_name }}'],
])('removes %s in braces', (_what, text, clean) => {
  expect(cleanTemplate(text)).toBe(clean)
})

test.each([
  '<p>{{register_link}} und {{  register_link  }}</p>',
  '{{ user.email|default:"x" }}',
  '{% if user.is_new %}Neu{% endif %}',
  '<p>{ offen {{</p><p>}} 5 &lt; 6&nbsp;m</p>',
  '{{ a</p><p>b }}',
])('%s stays as it is', (text) => {
  expect(cleanTemplate(text)).toBe(text)
})

test('reports unclosed and unknown placeholders', () => {
  const text = '<p>{{ fisrt_name }} { last_name } {{ user.first_name|upper }} {{ register_link</p><p>{% if x %}</p>'
  expect(findTemplateProblems(text)).toEqual({
    unbalanced: ['{ last_name }', '{{ register_link'],
    unknown: ['{{ fisrt_name }}'],
  })
})

test('reads a text of nothing but braces in linear time', () => {
  for (const text of ['{', '{{', '{{ a ', '{<b>', '}', '{% ', '{{&nbsp;'])
    expect(findTemplateProblems(text.repeat(300_000 / text.length)).unknown.length).toBeLessThan(2)
})

test('reports only new errors of a changed text', () => {
  const before = { body_de: 'Tag {{ vorname }}', body_fr: '{{ first_name', name: '{{' }
  const problems = (values: object) => findNewTemplateProblems(values, before, /^body_/)
  expect(problems(before)).toEqual([])
  expect(problems({ ...before, body_de: 'Guten Tag {{ vorname }}', name: '{{ x' })).toEqual([])
  expect(problems({ ...before, body_de: 'Tag {{ vorname }} {{ email }', body_it: '{{ nome }}' })).toEqual([
    { key: 'body_de', texts: ['{{ email }'] },
    { key: 'body_it', texts: ['{{ nome }}'] },
  ])
  expect(findNewTemplateProblems({ body_de: 'a }}' }, undefined, /^body_/)).toEqual([{ key: 'body_de', texts: ['}}'] }])
})
