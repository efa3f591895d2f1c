import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { HttpResponse, http } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { base, signedInAs, testBackend } from '#api/testBackend.ts'
import { TestForm } from '#engine/form/testForm.tsx'
import { translatedDe } from '#engine/fieldTypes.ts'
import { testCollection, getViewer } from '#engine/testCollection.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { languages } from '#lib/languages.ts'
import BodyEntry from './BodyEntry.tsx'
import MailBody from './MailBody.tsx'

const server = testBackend()
beforeAll(async () => {
  await i18next.changeLanguage('de')
  await i18next.loadNamespaces('mail')
  // jsdom has no layout; the editor needs the position of the cursor.
  Range.prototype.getClientRects = () => document.createElement('p').getClientRects()
  Range.prototype.getBoundingClientRect = () => new DOMRect()
})

const collection = {
  ...testCollection,
  path: 'mailer/mailtemplates',
  endpoint: 'mailer/mailtemplates',
  fields: { subject: translatedDe({ required: true, maxLength: 255 }), body: translatedDe({ long: true }) },
  form: [{ field: 'subject', inside: 'body' }, 'body'],
}
const changes: [string, unknown][] = []

function Body({
  first,
  readOnly = false,
  errors = {},
}: {
  first: object
  readOnly?: boolean
  errors?: Record<string, string>
}) {
  const wrong = Object.fromEntries(Object.entries(errors).map(([key, message]) => [key, { type: 'server', message }]))
  return (
    <TestForm
      values={{ subject_de: '', subject_fr: '', subject_it: '', body_de: '', body_fr: '', body_it: '', ...first }}
      errors={wrong}
      onChange={(key, value) => changes.push([key, value])}
    >
      <BodyEntry
        collection={collection}
        name="body"
        label="Text"
        value={undefined}
        onChange={() => undefined}
        onParseError={() => undefined}
        isNew={false}
        readOnly={readOnly}
        required={false}
      />
    </TestForm>
  )
}
async function show(content: React.ReactNode, invitations = 0) {
  changes.length = 0
  server.use(
    http.get(`${base}accounts/invitations/`, () =>
      HttpResponse.json({ count: invitations, results: invitations > 0 ? [{ id: 1 }] : [] }),
    ),
    http.get(`${base}mailer/mailtemplates/`, () => HttpResponse.json([{ id: 1, body_de: '<p>{{ last_name }}</p>' }])),
  )
  await signedInAs(7)
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ViewerContext value={getViewer({ isStaff: true })}>
        <MemoryRouter initialEntries={['/mailer/mailtemplates/4']}>
          <Routes>
            <Route path="/:app/:collection/:key" element={content} />
          </Routes>
        </MemoryRouter>
      </ViewerContext>
    </QueryClientProvider>,
  )
}
const editor = () => screen.findByRole('textbox', { name: 'Text (Deutsch)' })
const inFrame = () => document.querySelector('iframe')?.contentDocument?.body

test('a text opens in the editor unchanged with its placeholders marked [MAIL-10, R03]', async () => {
  await show(<Body first={{ body_de: '<p>Guten Tag {{ first_name }}</p>' }} />)
  const text = await editor()
  expect(text).toHaveTextContent('Guten Tag Vorname')
  const chip = text.querySelector('[data-placeholder]')
  expect(chip).toHaveTextContent('Vorname')
  expect(chip).toHaveAttribute('title', '{{ first_name }}')
  expect(text).toHaveAttribute('lang', 'de')
  await userEvent.click(screen.getByRole('tab', { name: /Französisch/ }))
  await userEvent.click(screen.getByRole('tab', { name: /Deutsch/ }))
  expect(changes).toEqual([])
})

test('a known placeholder can be inserted [MAIL-10]', async () => {
  await show(<Body first={{ body_de: '<p>Guten Tag</p>' }} />)
  await editor()
  await userEvent.click(screen.getByRole('button', { name: 'Platzhalter' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Nachname' }))
  await waitFor(() => expect(changes.at(-1)).toEqual(['body_de', '<p>{{ last_name }}Guten Tag</p>']))
})

test('a link is inserted by Enter once its address is valid [MAIL-10]', async () => {
  await show(<Body first={{ body_de: '<p>Text</p>' }} />)
  await editor()
  await userEvent.click(screen.getByRole('button', { name: 'Link' }))
  const address = await screen.findByRole('textbox', { name: 'Adresse des Links' })
  expect(address).toHaveFocus()
  await userEvent.type(address, 'portal.example{Enter}')
  expect(address).toBeInvalid()
  await userEvent.clear(address)
  await userEvent.type(address, ' https://portal.example {Enter}')
  await waitFor(() =>
    expect(changes.at(-1)?.[1]).toContain('<a href="https://portal.example">https://portal.example</a>'),
  )
  expect(screen.queryByRole('textbox', { name: 'Adresse des Links' })).not.toBeInTheDocument()
})

test('pasted markup is cleaned and keeps its placeholders [R03]', async () => {
  await show(<Body first={{ body_de: '' }} />)
  const html = '<p onclick="x()">Hallo {{ first_name }}<script>y()</script></p>'
  fireEvent.paste(await editor(), { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })
  await waitFor(() => expect(changes.at(-1)).toEqual(['body_de', '<p>Hallo {{ first_name }}</p>']))
})

test('unsupported markup is edited as source [R03]', async () => {
  const table = '<table><tr><td>{{ first_name }}</td></tr></table>'
  await show(<Body first={{ body_de: table }} />)
  expect(await screen.findByText(/Formatierungen, die der Editor nicht kennt/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Text (Deutsch)' })).toHaveValue(table)
  expect(screen.getByRole('button', { name: 'Editor' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Im Editor öffnen, ohne diese Formatierungen' }))
  expect(await editor()).toHaveTextContent('Vorname')
  expect(changes).toEqual([])
})

test('source is kept as typed except for forbidden markup [R03]', async () => {
  await show(<Body first={{ body_de: '<div>x</div>' }} />)
  const source = await screen.findByRole('textbox', { name: 'Text (Deutsch)' })
  fireEvent.change(source, { target: { value: '<DIV align=left>{{ a }}</DIV>' } })
  fireEvent.blur(source)
  await waitFor(() => expect(changes.at(-1)).toEqual(['body_de', '<DIV align=left>{{ a }}</DIV>']))
  fireEvent.change(source, { target: { value: '<div onclick="x()">{{ a }}<script>y()</script></div>' } })
  fireEvent.blur(source)
  await waitFor(() => expect(changes.at(-1)).toEqual(['body_de', '<div>{{ a }}</div>']))
  expect(screen.getByText(/Beim Übernehmen wurden Teile entfernt/)).toBeVisible()
})

test('source that becomes supported stays in the source view while typing [R03]', async () => {
  await show(<Body first={{ body_de: 'Ohne Absatz' }} />)
  const source = await screen.findByRole('textbox', { name: 'Text (Deutsch)' })
  fireEvent.change(source, { target: { value: '<p>Ohne Absatz</p>' } })
  fireEvent.blur(source)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Editor' })).toBeEnabled())
  expect(screen.getByRole('textbox', { name: 'Text (Deutsch)' })).toBe(source)
})

test('a hostile text is reported, shown safely and cleaned on demand [R03, D-15]', async () => {
  const hostile =
    '<p onclick="window.__xss=1">Text <img src=x onerror="window.__xss=1"><script>window.__xss=1</script>{{ register_link }}</p>'
  await show(<Body first={{ body_de: hostile }} />)
  expect(await screen.findByText(/nicht erlaubt sind/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Vorschau' }))
  await waitFor(() => expect(inFrame()).toHaveTextContent('Text [Bild]https://portal.example/signup/beispiel'))
  expect(inFrame()?.innerHTML).not.toMatch(/onclick|onerror|script|<img/)
  expect(document.querySelector('iframe')?.getAttribute('sandbox')).not.toContain('scripts')
  expect('__xss' in window).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Bereinigten Text übernehmen' }))
  expect(changes).toEqual([['body_de', '<p>Text <img src="x">{{ register_link }}</p>']])
})

test('languages without the register link are named for invitation templates [D-81]', async () => {
  await show(<Body first={{ body_de: '<p>{{ register_link }}</p>', body_fr: '<p>Bonjour</p>' }} />, 3)
  expect(await screen.findByText(/fehlt aber: Französisch\./)).toBeVisible()
})

test('a tab with an error is marked and found by its key', async () => {
  await show(<Body first={{ body_fr: '<p>x</p>' }} errors={{ body_fr: 'Es fehlt etwas.' }} />)
  const tab = await screen.findByRole('tab', { name: /Französisch/ })
  expect(tab).toHaveAttribute('data-name', 'subject_fr body_fr')
  expect(tab).toHaveAccessibleName(/Fehler/)
  fireEvent.focus(tab)
  expect(await screen.findByText('Es fehlt etwas.')).toBeVisible()
})

test('the subject of a language is beside its text and stays while others are shown', async () => {
  await show(<Body first={{ subject_de: 'Guten Tag', body_de: '<p>x</p>' }} />)
  const subject = await screen.findByRole('textbox', { name: /^Betreff \(Deutsch\)/ })
  await userEvent.type(subject, '!')
  await userEvent.click(screen.getByRole('tab', { name: /Französisch/ }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Betreff (Französisch)' }), 'Bonjour')
  await userEvent.click(screen.getByRole('tab', { name: /Deutsch/ }))
  expect(screen.getByRole('textbox', { name: /^Betreff \(Deutsch\)/ })).toHaveValue('Guten Tag!')
  expect(screen.queryByRole('textbox', { name: 'Betreff (Französisch)' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: /Französisch/ }))
  expect(screen.getByRole('textbox', { name: 'Betreff (Französisch)' })).toHaveValue('Bonjour')
  expect(changes.findLast(([key]) => key === 'subject_de')).toEqual(['subject_de', 'Guten Tag!'])
  expect(changes.findLast(([key]) => key === 'subject_fr')).toEqual(['subject_fr', 'Bonjour'])
})

test('a tab says what its language lacks', async () => {
  const first = {
    subject_de: 'Tag',
    body_de: '<p>x</p>',
    subject_fr: 'Jour',
    body_fr: '<p>&nbsp;</p>',
    subject_it: ' ',
  }
  await show(<Body first={first} />)
  expect(await screen.findByRole('tab', { name: 'Deutsch' })).toBeVisible()
  expect(screen.getByRole('tab', { name: /^Französisch/ })).toHaveAccessibleName(/unvollständig: Text$/)
  expect(screen.getByRole('tab', { name: /^Italienisch/ })).toHaveAccessibleName(/unvollständig: Betreff, Text$/)
})

test.each([
  ['de', false],
  ['fr', false],
  ['it', true],
] as const)('the text opens in the language of its reader: %s', async (language, readOnly) => {
  await i18next.changeLanguage(language)
  try {
    const texts = { body_de: '<p>Tag</p>', body_fr: '<p>Jour</p>', body_it: '<p>Giorno</p>' }
    await show(<Body first={texts} readOnly={readOnly} />)
    const tabs = await screen.findAllByRole('tab')
    expect(tabs.map((tab) => tab.getAttribute('data-name'))).toEqual(
      languages.map((one) => `subject_${one} body_${one}`),
    )
    expect(tabs.find((tab) => tab.ariaSelected === 'true')).toHaveAttribute(
      'data-name',
      `subject_${language} body_${language}`,
    )
    expect(changes).toEqual([])
  } finally {
    await i18next.changeLanguage('de')
  }
})

test('a German text that is missing is marked at its tab and found from another language', async () => {
  await i18next.changeLanguage('fr')
  try {
    await show(<Body first={{ subject_fr: 'Bonjour', body_fr: '<p>x</p>' }} errors={{ subject_de: 'Es fehlt.' }} />)
    const german = await screen.findByRole('tab', { name: /allemand.*erreur/i })
    expect(german).toHaveAttribute('aria-selected', 'false')
    fireEvent.focus(german)
    expect(await screen.findByText('Es fehlt.')).toBeVisible()
  } finally {
    await i18next.changeLanguage('de')
  }
})

test('an error of a subject marks its tab', async () => {
  await show(<Body first={{ subject_it: 'x' }} errors={{ subject_it: 'Zu lang.' }} />)
  const tab = await screen.findByRole('tab', { name: /Italienisch.*Fehler/ })
  expect(tab).toHaveAttribute('data-name', 'subject_it body_it')
  fireEvent.focus(tab)
  expect(await screen.findByText('Zu lang.')).toBeVisible()
})

test('the preview shows the subject with samples', async () => {
  await show(<Body first={{ subject_de: 'Für {{ first_name }}', body_de: '<p>x</p>' }} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Vorschau' }))
  expect(await screen.findByText('Für Anna')).toBeVisible()
})

test('a mail is shown as it was sent, never as markup [MAIL-01, D-15]', async () => {
  await show(
    <MailBody
      collection={collection}
      name="body"
      label="Text"
      value="<p>Guten Tag</p><script>x()</script>"
      onChange={() => undefined}
      onParseError={() => undefined}
      isNew={false}
      readOnly
      required={false}
    />,
  )
  await waitFor(() => expect(inFrame()?.innerHTML).toBe('<p>Guten Tag</p>'))
  expect(screen.getByTitle('Text')).toBeVisible()
})

test('unclosed braces and unknown names are reported before saving', async () => {
  await show(<Body first={{ body_de: '<p>{{ fisrt_name }} { last_name } {{ register_link }}</p>' }} />)
  expect(await screen.findByText(/gehören zu keinem Platzhalter: \{ last_name \}/)).toBeVisible()
  expect(screen.getByText(/kennt das Portal nicht.*: \{\{ fisrt_name \}\}/)).toBeVisible()
})

test('the preview shows the text as it will be sent', async () => {
  await show(<Body first={{ body_de: '<div>Tag {{&nbsp;first_<b>name</b> }}</div>' }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Vorschau' }))
  await waitFor(() => expect(inFrame()).toHaveTextContent('Tag Anna'))
})
