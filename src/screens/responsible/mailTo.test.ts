import { expect, test } from 'vitest'
import { mailTo } from './mailTo.ts'

test.each(['a@x.ch', ' a.b+c@klinik.swiss '])('%j becomes a mail link [RESP-04] [D-06]', (email) => {
  const link = mailTo(email, 'default@x.ch')
  expect(link?.email).toBe(email.trim())
  expect(new URL(link?.href ?? '').search).toBe('')
})

test.each([
  null,
  '',
  'a',
  'a@x.ch,b@x.ch',
  'a@x.ch;b@x.ch',
  'a@x.ch?bcc=b@x.ch',
  'a@x.ch?subject=x',
  'a@x.ch&cc=b@x.ch',
  'a@x.ch\nbcc:b@x.ch',
  'a@x.ch%0Abcc:b@x.ch',
  'a@x.ch%0d%0aX:y',
  '<a@x.ch>',
  'A <a@x.ch>',
  '"a"@x.ch',
  'a@x.ch<script>',
  'mailto:a@x.ch',
  'javascript:alert(1)@x',
  'a@x.ch/../b',
  'a@[127.0.0.1]',
  'a@x',
  'a b@x.ch',
  'a@x.ch b@x.ch',
  `${'a'.repeat(250)}@x.ch`,
])('%j is invalid and uses the default contact [RESP-05] [D-06] [I06]', (email) => {
  expect(mailTo(email, 'default@x.ch')).toEqual({ email: 'default@x.ch', href: 'mailto:default@x.ch' })
  expect(mailTo(email, '')).toBeNull()
})

test.each(['a?bcc=b@x.ch', 'a&cc=c@x.ch', 'a%0abcc@x.ch', '#a@x.ch'])(
  'special characters of a URL are escaped: %j [I06]',
  (email) => {
    const { pathname, search, hash } = new URL(mailTo(email)?.href ?? 'mailto:none')
    expect([decodeURIComponent(pathname), search, hash]).toEqual([email, '', ''])
  },
)
