// @vitest-environment jsdom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { postForm } from './postForm.ts'
import { base, refreshEndpoint, signedInAs, testBackend, getTokens } from '#api/testBackend.ts'
import { appAddress, postToken } from './tokenPost.ts'

const server = testBackend()
type Sent = { action: string; method: string; target: string; rel: string; fields: Record<string, string> }
let sent: Sent[] = []

beforeEach(() => {
  sent = []
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    sent.push({
      action: this.action,
      method: this.method,
      target: this.target,
      rel: this.rel,
      fields: Object.fromEntries(
        [...new FormData(this)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
      ),
    })
  })
})

test.each([
  'javascript:alert(1)',
  'http://survey.example.ch/',
  'data:text/html,x',
  '//survey.example.ch',
  '',
  null,
  undefined,
  5,
  'https://user:pw@survey.example.ch',
])('an app at %j has no address to post to [D-05] [S14]', async (url) => {
  expect(appAddress(url)).toBeNull()
  await signedInAs(7)
  await expect(postToken(String(url), { newTab: true })).rejects.toThrow('not an address of an app')
  expect(sent).toEqual([])
})

test('posts the token once by a real form to a tab without an opener [HOME-03, D-05, S13]', async () => {
  const { access } = await signedInAs(7)
  server.use(http.get(`${base}accounts/users/me/`, () => HttpResponse.json({ id: 7 })))
  await postToken('https://survey.example.ch/enter/?x=1', { newTab: true })
  expect(sent).toEqual([
    {
      action: 'https://survey.example.ch/enter/?x=1',
      method: 'post',
      target: '_blank',
      rel: 'noopener noreferrer',
      fields: { token: access },
    },
  ])
  expect(document.documentElement.outerHTML).not.toContain(access)
})

test('renews an expired token before posting it', async () => {
  const { access } = await signedInAs(7)
  const renewed = refreshEndpoint(7)
  server.use(
    renewed.handler,
    http.get(`${base}accounts/users/me/`, ({ request }) =>
      request.headers.get('Authorization') === `Bearer ${access}`
        ? HttpResponse.json({ code: 'token_not_valid' }, { status: 401 })
        : HttpResponse.json({ id: 7 }),
    ),
  )
  await postToken('https://survey.example.ch/', { newTab: true })
  expect(sent.map(({ fields }) => fields)).toEqual([{ token: getTokens(7, 2).access }])
})

test('posts nothing without a session or without the server', async () => {
  await expect(postToken('https://survey.example.ch/', { newTab: false })).rejects.toMatchObject({
    name: 'UnauthorizedError',
  })
  await signedInAs(7)
  server.use(http.get(`${base}accounts/users/me/`, () => HttpResponse.json({}, { status: 403 })))
  await expect(postToken('https://survey.example.ch/', { newTab: false })).rejects.toMatchObject({
    name: 'ForbiddenError',
  })
  expect(sent).toEqual([])
})

test('posts into this tab with a form without a target', () => {
  postForm('https://survey.example.ch/', { token: 'x' }).catch(() => undefined)
  expect(sent.map(({ target, method }) => [target, method])).toEqual([['', 'post']])
})

test('rejects when the policy blocks the post [S14]', async () => {
  const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'form-action' })
  const other = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'img-src' })
  const response = postForm('https://survey.example.ch/', { token: 'x' })
  document.dispatchEvent(other)
  document.dispatchEvent(violation)
  await expect(response).rejects.toMatchObject({ name: 'FormBlocked' })
  await expect(postForm('https://survey.example.ch/', { token: 'x' }, { newTab: true })).resolves.toBeUndefined()
})
