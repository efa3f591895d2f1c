// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { findPage } from './findPage.ts'

const collections = new Map([
  ['results/evaluations', true],
  ['accounts/users', true],
])
const { origin } = location

test.each([
  [
    'an address of this portal',
    `Ansicht: ${origin}/results/evaluations/91?f.ward=1`,
    '/results/evaluations/91?f.ward=1',
  ],
  ['a path', 'Gut.\n\nSeite: /results/evaluations?ordering=-name', '/results/evaluations?ordering=-name'],
  ['the last of several', `${origin}/accounts/users/1\n${origin}/results/evaluations/2`, '/results/evaluations/2'],
])('%s in a feedback is its page', (_, text, page) => {
  expect(findPage(text, collections)).toBe(page)
})

test.each([
  ['of another origin', 'https://elsewhere.example/results/evaluations/1'],
  ['of an origin that begins alike', `${origin}.elsewhere.example/results/evaluations/1`],
  ['with a user name', `${origin.replace('//', '//portal@')}/results/evaluations/1`],
  ['with a script', 'javascript:alert(1)//results/evaluations/1'],
  ['of another host as a path', '//elsewhere.example/results/evaluations/1'],
  ['with backslashes', '/\\elsewhere.example/results/evaluations/1'],
  ['that leads out of a collection', '/results/evaluations/../../logout'],
  ['that acts when it opens', `${origin}/logout?redirect=/results/evaluations/1`],
  ['of a login link', '/responsible?token=abc'],
  ['of a form that it fills in', '/accounts/users/+?is_staff=true'],
  ['of a collection that does not exist', '/results/nothing/1'],
  ['in markup', `<a href="${origin}/results/evaluations/1">`],
])('an address %s in a feedback is text', (_, text) => {
  expect(findPage(text, collections)).toBeNull()
})
