import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next, { type Namespace } from 'i18next'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '#ui/errors/ErrorBoundary.tsx'
import { loadMissingStrings, onFallbackLanguage, setPortalNames, useLanguage } from './i18n.ts'
import { wordFiles } from './wordFiles.ts'

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await i18next.changeLanguage('de')
})
afterEach(async () => {
  cleanup()
  vi.restoreAllMocks()
  await loadMissingStrings()
})

const getPath = (language: string, namespace: string) => `/locales/${language}/${namespace}.json`
const namespaces = Object.keys(wordFiles).flatMap((path) => /\/de\/(.+)\.json$/.exec(path)?.[1] ?? [])
/** Resets a namespace as if it had never been requested. */
function forget(language: string, namespace: string) {
  delete i18next.store.data[language]?.[namespace]
  delete (i18next.services.backendConnector as { state: Record<string, number> }).state[`${language}|${namespace}`]
}
/** Makes a translation file fail on every request, or so many times. */
function lose(language: string, namespace: string, times = Infinity) {
  const load = wordFiles[getPath(language, namespace)]
  let left = times
  return vi.spyOn(wordFiles, getPath(language, namespace)).mockImplementation(async () => {
    left -= 1
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return await load?.()
  })
}

/** A form somebody types in, and below it a part with its own namespace. */
function Page({ namespace }: { namespace: string }) {
  return (
    <>
      <input aria-label="Notiz" />
      <ErrorBoundary level="panel">
        <Suspense fallback="…">
          <Part namespace={namespace} />
        </Suspense>
      </ErrorBoundary>
    </>
  )
}

function Part({ namespace }: { namespace: string }) {
  const { t } = useTranslation(namespace as Namespace)
  return <p>{`Teil: ${t(Object.keys(i18next.getResourceBundle('de', namespace) ?? {})[0] ?? 'missing.key')}`}</p>
}

describe.each(namespaces.filter((namespace) => namespace !== 'portal'))('translations of %s', (namespace) => {
  test('are requested again after a failure', async () => {
    forget('de', namespace)
    const requested = lose('de', namespace, 1)
    render(<Page namespace={namespace} />)
    expect(await screen.findByText(/^Teil: /)).toBeVisible()
    expect(requested).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('show an error while they fail to load without losing input', async () => {
    forget('de', namespace)
    const user = userEvent.setup()
    lose('de', namespace, 2)
    render(<Page namespace={namespace} />)
    await user.type(screen.getByLabelText('Notiz'), 'halb getippt')
    expect(await screen.findByRole('alert')).toHaveTextContent('konnte nicht geladen werden')
    expect(document.body).not.toHaveTextContent('missing.key')
    await user.click(screen.getByRole('button', { name: 'Neu laden' }))
    expect(await screen.findByText(/^Teil: /)).toBeVisible()
    expect(screen.getByLabelText('Notiz')).toHaveValue('halb getippt')
  })
})

test.each(['fr', 'it'])('a translation missing in %s falls back to German', async (language) => {
  await i18next.loadNamespaces(['home', 'mail'])
  for (const namespace of ['home', 'mail']) {
    forget(language, namespace)
    lose(language, namespace, 2)
  }
  const notify = vi.fn()
  onFallbackLanguage(notify)
  await act(async () => await i18next.changeLanguage(language))
  expect(i18next.t('mail:progress')).toBe(i18next.getFixedT('de', 'mail')('progress'))
  expect(notify).toHaveBeenCalledTimes(1)
  await act(loadMissingStrings)
  await vi.waitFor(() => expect(i18next.t('mail:progress')).not.toBe(i18next.getFixedT('de', 'mail')('progress')))
})

test('a language that fails to load keeps the current translations', async () => {
  await i18next.changeLanguage('it')
  for (const language of ['de', 'fr']) {
    forget(language, 'portal')
    lose(language, 'portal')
  }
  await i18next.changeLanguage('fr')
  expect(i18next.t('save')).toBe('Salva')
})

test('translations requested during a language switch are in the new language', async () => {
  await Promise.all([i18next.changeLanguage('fr'), i18next.loadNamespaces('charts')])
  expect(i18next.t('charts:partial')).toBe('Données partielles')
})

test('the later of two language switches counts', async () => {
  const first = i18next.changeLanguage('fr')
  const second = i18next.changeLanguage('it')
  await Promise.all([second, first])
  expect(document.documentElement.lang).toBe('it')
  expect(i18next.t('save')).toBe('Salva')
})

test('a component re-renders for its own namespace only', async () => {
  forget('de', 'palette')
  let renders = 0
  const { result } = renderHook(() => {
    renders += 1
    return [useTranslation().t('save'), useLanguage()]
  })
  renders = 0
  await act(async () => await i18next.loadNamespaces('palette'))
  expect(i18next.exists('palette:title')).toBe(true)
  expect(renders).toBe(0)
  await act(async () => await i18next.changeLanguage('fr'))
  expect(result.current).toEqual(['Enregistrer', 'fr'])
})

test('inserts values literally without markup, placeholders and keys', () => {
  const field = '$& <b>{{message}}</b> $t(save) {{- field}}'
  expect(i18next.t('error.in-field', { field, message: 'fehlt' })).toBe(
    i18next.t('error.in-field', { field: 'X', message: 'fehlt' }).replace('X', () => field),
  )
})

test('a text with a placeholder of the server keeps it', () => {
  expect(i18next.t('invitation-tag-missing')).toContain('{{ register_link }}')
})

test('the name of a deployment is translated in late namespaces too', async () => {
  await i18next.changeLanguage('de')
  forget('fr', 'portal')
  const usual = i18next.t('portal')
  setPortalNames({ de: 'Qualität', fr: 'Qualité' })
  expect(i18next.t('portal')).toBe('Qualität')
  await i18next.changeLanguage('fr')
  expect(i18next.t('portal')).toBe('Qualité')
  setPortalNames({ de: usual })
  await i18next.changeLanguage('de')
})
