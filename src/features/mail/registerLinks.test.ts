import { expect, test } from 'vitest'
import { lacksRegisterLink, languagesWithoutLink } from './registerLinks.ts'

const link = '<p>{{ register_link }}</p>'

test('every language of an invitation template needs the register link [D-81, ACC-19]', () => {
  const row = { body_de: link, body_fr: '<p>Bonjour</p>', body_it: '' }
  expect(['body_de', 'body_fr', 'body_it'].filter((key) => lacksRegisterLink(row, key))).toEqual(['body_fr'])
  expect(lacksRegisterLink({ ...row, body_fr: '<p>{{register_link}}</p>' }, 'body_fr')).toBe(false)
})

test('the default template is an invitation template [D-81]', () => {
  expect(languagesWithoutLink({ is_default: true, body_de: '', body_fr: '', body_it: 'x' }, false)).toEqual([
    'de',
    'it',
  ])
})

test('other templates need none [D-81]', () => {
  expect(languagesWithoutLink({ body_de: 'a', body_fr: 'b' }, false)).toEqual([])
  expect(languagesWithoutLink({ is_pw_forgot: true, body_de: link, body_fr: 'b' }, false)).toEqual([])
  expect(languagesWithoutLink({ is_demo: true, body_de: link, body_fr: 'b' }, false)).toEqual([])
})

test('a template used by invitations needs it in any case [D-81]', () => {
  expect(languagesWithoutLink({ body_de: 'a', body_fr: link, body_it: '' }, true)).toEqual(['de'])
})
