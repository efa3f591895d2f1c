import { expect, test } from 'vitest'
import { type Draft, toDraft, isSameAddress, toNewUser, newUserSchema } from './newUser.ts'

const draft: Draft = {
  email: 'a@b.ch',
  salutation: 2,
  title: null,
  first_name: ' Anna ',
  last_name: 'Muster',
  password: 'Aa1!Aa1!Aa1!',
  preferred_2fa: 'no_2fa',
  authy_phone: '',
  email_2fa: '',
}
const schema = newUserSchema('weak')

test('the invitation fills in known values without a second factor', () => {
  expect(
    toDraft({
      email: 'a@b.ch',
      language: 2,
      salutation: 1,
      title: 3,
      first_name: 'A',
      last_name: 'B',
      is_staff: false,
    }),
  ).toEqual({
    email: 'a@b.ch',
    salutation: 1,
    title: 3,
    first_name: 'A',
    last_name: 'B',
    password: '',
    preferred_2fa: null,
    authy_phone: '',
    email_2fa: '',
  })
})

test.each([
  [{}, {}],
  [
    { first_name: ' ', last_name: '' },
    { first_name: 'form.required', last_name: 'form.required' },
  ],
  [{ password: 'short' }, { password: 'weak' }],
  [{ preferred_2fa: null }, { preferred_2fa: 'form.required' }],
  [{ preferred_2fa: 'phone' }, { authy_phone: 'form.phone' }],
  [{ preferred_2fa: 'phone', authy_phone: '079 123 45 67' }, {}],
  [{ preferred_2fa: 'phone', authy_phone: '+4179123456' }, { authy_phone: 'form.phone' }],
  [{ preferred_2fa: 'phone', authy_phone: '+41 79 123 45 67' }, {}],
  [{ preferred_2fa: 'email' }, { email_2fa: 'form.email' }],
  [{ preferred_2fa: 'email', email_2fa: 'A@Klinik.swiss ' }, {}],
  [
    { first_name: '', password: '', preferred_2fa: 'phone' },
    { first_name: 'form.required', password: 'weak', authy_phone: 'form.phone' },
  ],
] as const)('%j is reported as %j [ACC-07] [ACC-08] [D-70]', (changes, wrong) => {
  const issues = schema.safeParse({ ...draft, ...changes }).error?.issues ?? []
  expect(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]))).toEqual(wrong)
})

test('only values of the selected second factor are sent, trimmed [ACC-03] [ACC-04]', () => {
  const sent = (preferred_2fa: Draft['preferred_2fa'], language: 'fr' | 'it') =>
    toNewUser(
      schema.parse({ ...draft, authy_phone: '+41 79 123 45 67', email_2fa: ' B@c.CH ', preferred_2fa }),
      language,
    )
  const { email: _invited, ...person } = draft
  expect(sent('phone', 'fr')).toEqual({
    ...person,
    first_name: 'Anna',
    language: 2,
    preferred_2fa: 'phone',
    authy_phone: '+41791234567',
    email_2fa: '',
  })
  expect(sent('email', 'it')).toMatchObject({
    language: 3,
    preferred_2fa: 'email',
    authy_phone: '',
    email_2fa: 'b@c.ch',
  })
})

test('the same mailbox twice is detected [ACC-10]', () => {
  expect(isSameAddress(' A@b.ch', 'a@B.ch')).toBe(true)
  expect(isSameAddress('', '')).toBe(false)
  expect(isSameAddress('a@b.ch', 'c@b.ch')).toBe(false)
})
