import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { Empty } from './Empty.tsx'
import { LoadError } from './LoadError.tsx'
import { NoAccess } from './NoAccess.tsx'
import { NotFound } from './NotFound.tsx'

test.each([
  ['de', NoAccess, 'Kein Zugriff'],
  ['fr', NoAccess, 'Pas d’accès'],
  ['it', NoAccess, 'Nessun accesso'],
  ['de', NotFound, 'Seite nicht gefunden'],
  ['fr', NotFound, 'Page introuvable'],
  ['it', NotFound, 'Pagina non trovata'],
  ['de', LoadError, 'Die Seite konnte nicht geladen werden'],
  ['de', Empty, 'Hier gibt es noch nichts'],
] as const)(
  'in %s a plain page says what it is and leads back to the start [PAGE-01, PAGE-02, PAGE-04]',
  async (language, Page, title) => {
    await i18next.changeLanguage(language)
    render(
      <MemoryRouter>
        <Page />
      </MemoryRouter>,
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.getByRole('link')).toHaveAttribute('href', '/')
  },
)
