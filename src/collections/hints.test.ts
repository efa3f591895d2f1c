// @vitest-environment jsdom
import i18next from 'i18next'
import { expect, test } from 'vitest'
import { registry } from './registry.ts'
import { type Entry, toObjects } from '#engine/collection.ts'
import { getLabels, areaWords } from '#engine/labels.ts'
import { languages } from '#lib/languages.ts'

/** Technical terms that need an explanation: parts of labels, as they are on the page. */
const technical =
  /frabo|fragebogen \(|bfs|bur-|anq-id|w2|druckart|versandart|begleitbrief|verknüpf|dispensiert|referenzspital|alterspsychiatrie|filter|merkmal|eigenschaften|voller name|objekttyp|schlüssel|umfrage|wert -1|eltern(?:messung|auswertung)|objekte des imports|name im diagramm|benchmarks$|admins|sichtbar für|zweiter faktor|zweiten faktor|superuser|demo|standardvorlage|vorlage für|intern$|mindestrolle|pfad$|rehabilitationsbereiche|teamleitung|einladungstext|austritte|berechtigungen$/i

/** Labels without one: the field itself explains them, or the contract says no more than the label. */
const plain = ['email_2fa', 'permissions', 'is_w2_task', 'link_answers']

const fields = [...registry.values()].flatMap((collection) =>
  [
    ...toObjects<Entry>(collection.form).map(({ field }) => field),
    ...(collection.panels ?? []).map(({ name }) => name),
  ].map((field) => ({ collection, field })),
)
const getHint = (path: string, field: string) =>
  [`hint.${path}.${field}`, `hint.${field}`].find((key) => i18next.exists(key, { ns: 'forms' }))

/** The fields whose German label contains a technical term. */
function technicalFields() {
  return fields.filter(({ collection, field }) => {
    const labels = getLabels(i18next.getFixedT('de', [areaWords(collection.area), 'fields', 'names']), collection.path)
    return technical.test(labels.field(field)) && !plain.includes(field)
  })
}

test.each(languages)('every technical term at a field is explained in %s', async (language) => {
  await i18next.changeLanguage('de')
  const named = technicalFields()
  expect(named.length).toBeGreaterThan(50)
  await i18next.changeLanguage(language)
  const lacking = named.filter(({ collection, field }) => !getHint(collection.path, field))
  expect(lacking.map(({ collection, field }) => `${collection.path}.${field}`)).toEqual([])
})

test.each(languages)('every explanation in %s is about a form field or a new record', async (language) => {
  await i18next.changeLanguage(language)
  const words = i18next.getResourceBundle(language, 'forms') as Record<string, string>
  const hints = Object.entries(words).filter(([key]) => key.startsWith('hint.'))
  const used = new Set<string | undefined>([
    ...fields.map(({ collection, field }) => getHint(collection.path, field)),
    ...[...registry.values()].map(({ endpoint }) => getHint(endpoint, 'create')),
  ])
  expect(hints.map(([key]) => key).filter((key) => !used.has(key))).toEqual([])
  expect(
    hints.map(([, text]) => text).filter((text) => !/^[\p{Lu}\p{N}−«][^\n]{15,260}(?:\.|\}\})$/u.test(text)),
  ).toEqual([])
})
