import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { takeConfig } from '#api/config/config.ts'
import { DemoLogins } from './DemoLogins.tsx'

test.each([
  ['de', 'Qualitätsleiterin', 'Reviewerin', 'Weitere Personen'],
  ['fr', 'Qualité', 'Évaluatrice', 'Autres personnes'],
  ['it', 'Qualitätsleiterin', 'Reviewerin', 'Altre persone'],
] as const)('a demo describes its people in %s with the main ones first', async (language, main, other, word) => {
  const person = { password: 'p', email: 'a@demo.example' }
  takeConfig({
    environment: 'demo',
    demoLogins: [
      { ...person, name: 'Renée Rochat', role: { de: 'Reviewerin', fr: 'Évaluatrice' }, isMain: false },
      { ...person, email: 'b@demo.example', name: 'Heidi Rüegger', role: { de: 'Qualitätsleiterin', fr: 'Qualité' } },
    ],
  })
  await i18next.changeLanguage(language)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DemoLogins onEmail={() => undefined} onSignedIn={() => undefined} />
    </QueryClientProvider>,
  )
  const [first, second] = [screen.getByText(main), screen.getByText(other)]
  expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(second.closest('details')).toHaveTextContent(new RegExp(`^${word}`))
  expect(first.closest('details')).toBeNull()
})
