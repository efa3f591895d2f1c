import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { readLoginData } from '#api/storage/loginData.ts'
import { toast, useToasts } from '#ui/feedback/toasts.ts'
import { useHelpPanel } from './helpPanel.ts'
import type { MenuNode } from '#app/shell/menus/menuNode.ts'
import { Shell } from './Shell.tsx'

beforeAll(async () => {
  await import('#ui/overlays/MenuPanel.tsx')
  await i18next.changeLanguage('de')
})

const entries: MenuNode[] = [
  {
    key: 'patzu',
    label: 'patzu',
    children: [{ key: 'measures', label: 'Messungen', to: '/patzu/measures', badge: 1234 }],
  },
]

function show({ isDemo = false, menu = entries, onLanguage = vi.fn<(language: string) => void>() } = {}) {
  render(
    <MemoryRouter initialEntries={['/patzu/measures/3']}>
      <Shell
        language="de"
        logoUrl="/logo.svg"
        menu={menu}
        portalName="Portal"
        provider="Messdienst"
        user={{ id: 7, name: 'Mia Keller', initials: 'MK', isDemo, isStaff: false }}
        onLanguage={onLanguage}
        onTheme={() => undefined}
      >
        <h1>Messung 3</h1>
      </Shell>
    </MemoryRouter>,
  )
  return onLanguage
}

test('the menu opens and marks the current entry [MENU-01]', () => {
  show()
  const nav = screen.getByRole('navigation', { name: 'Menü' })
  expect(within(nav).getByRole('link', { name: /Messungen/ })).toHaveAttribute('aria-current', 'page')
  expect(within(nav).getByText("1'234")).toBeVisible()
})

test('the help is one click away in the top bar', async () => {
  show()
  const button = within(screen.getByRole('banner')).getByRole('button', { name: 'Hilfe zu dieser Seite' })
  await userEvent.click(button)
  expect(useHelpPanel.getState().opener).toBe(button)
  expect(button).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(button)
  expect(useHelpPanel.getState().opener).toBeNull()
})

test('the user menu leads to profile, feedback and logout [SHELL-02, SHELL-03, SHELL-05]', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: /MK/ }))
  const links = (await screen.findAllByRole('menuitem')).map((item) => item.getAttribute('href'))
  expect(links.map((link) => link?.split('?')[0])).toEqual([
    '/accounts/users/7',
    '/accounts/feedbacks/+',
    undefined,
    undefined,
    undefined,
    undefined,
    '/logout',
  ])
})

test('the user menu switches toasts of success off and on [UI-04]', async () => {
  show()
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: /MK/ }))
    await userEvent.click(await screen.findByRole('menuitem', { name }))
  }
  const shown = () => useToasts.getState().shown.map(({ text }) => text)
  await choose('Erfolgsmeldungen ausblenden')
  toast.success('Gespeichert.')
  toast.error('Der Server antwortet nicht.')
  expect(shown()).toEqual(['Der Server antwortet nicht.'])
  expect(readLoginData().areNoticesOff).toBe(true)
  await choose('Erfolgsmeldungen einblenden')
  toast.success('Gespeichert.')
  expect(shown()).toEqual(['Der Server antwortet nicht.', 'Gespeichert.'])
})

test('a demo user has neither profile nor feedback [SHELL-06]', async () => {
  show({ isDemo: true })
  await userEvent.click(screen.getByRole('button', { name: /MK/ }))
  const items = await screen.findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Hilfe zu dieser Seite', 'Rundgang', 'Abmelden'])
})

test('the footer shows version, copyright and languages [SHELL-11, SHELL-15, SHELL-16]', async () => {
  const onLanguage = show()
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent('VER-2.0.0')
  // The commit and the time of the build (UTC).
  expect(within(footer).getByText('VER-2.0.0')).toHaveAttribute(
    'title',
    expect.stringMatching(/^VER-2\.0\.0 · (?:[0-9a-f]{8} · )?\d{4}-\d\d-\d\dT\d\d:\d\dZ$/),
  )
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Messdienst`)
  await userEvent.click(within(footer).getByRole('button', { name: 'Français' }))
  expect(onLanguage).toHaveBeenCalledWith('fr')
})

test('a screen can hide the side navigation [SHELL-09]', () => {
  show({ menu: [] })
  expect(screen.queryByRole('navigation', { name: 'Menü' })).toBeNull()
  expect(screen.getByRole('main')).toHaveTextContent('Messung 3')
})
