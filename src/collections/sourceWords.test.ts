import { expect, test } from 'vitest'
import actions from '../../locales/de/actions.json'
import fields from '../../locales/de/fields.json'
import irp from '../../locales/de/fields-irp.json'
import patzu from '../../locales/de/fields-patzu.json'
import files from '../../locales/de/files.json'
import mail from '../../locales/de/mail.json'
import measures from '../../locales/de/measures.json'
import portal from '../../locales/de/portal.json'

test.each([
  [
    'a broken survey [ERR-05]',
    measures['attributes.failed'],
    'Die Attribute konnten nicht geladen werden. Überprüfe die Zugriffsrechte in Limesurvey',
  ],
  ['results that came in [RES-12]', measures['import.done_other'], 'Es wurden {n} Resultate neu importiert.'],
  ['results that went [ERR-23]', measures['import.removed_other'], 'Es wurden {n} Resultate gelöscht.'],
  ['results that were deleted [ERR-23]', actions['deleted-results_other'], 'Es wurden {n} Resultate gelöscht.'],
  ['the cache of the server [ERR-24]', measures['cache.refresh-done'], 'Server Cache wurde erneuert'],
  ['the cache of the browser [ERR-24]', measures['cache.browser-done'], 'Browser Cache wurde erneuert'],
  ['the cache of a measure [ERR-24]', measures['cache.remove-done'], 'Cache wurde erneuert'],
  ['files that were cleaned up [FILE-11]', files['clean-up.done'], 'Dateien wurden aufgeräumt'],
  ['mails that start [MAIL-08, D-56]', mail.started, 'E-Mail-Versand wurde gestartet'],
  ['mails that stop [MAIL-08, D-56]', mail.stopped, 'E-Mail-Versand wurde gestoppt'],
  ['a download that fails', actions['download.failed'], 'Fehler beim Download'],
  ['a field that is wrong', portal['error.field'], 'Feld: {n}'],
  ['benchmarks for others', measures.refused, 'Ungültige Berechtigungen'],
  ['whom to ask about it [D-56]', measures['refused.text'], 'Bitte kontaktieren Sie Ihren Administrator.'],
])('labels match the source for %s', (_what, word, given) => {
  expect(word.replace(/\{\{[^}]*\}\}/, '{n}')).toBe(given)
})

const named = (words: Record<string, string>, name: string, ...keys: string[]) =>
  keys.map((key) => words[`${name}.${key}`])

test('the labels of the source are unchanged', () => {
  expect(named(patzu, 'cover_letter_state', 'pdf', 'tool', 'none'), '[PATZU-21]').toEqual(['Pdf', 'Tool', 'Keines'])
  expect(named(fields, 'typ', 'anq', 'interim', 'additional'), '[PATZU-17]').toEqual([
    'ANQ Messung',
    'Zwischenbefragung',
    'Zusatzbefragung',
  ])
  expect(
    named(fields, 'category', 'psychiatry-adults', 'psychiatry-young', 'psychiatry-forensic', 'psychiatry-old-age'),
  ).toEqual(['Erwachsene Psychiatrie', 'Kinder und Jugendpsychiatrie', 'Forensische Psychiatrie', 'Alterspsychiatrie'])
  expect(named(irp, 'job_type', 'physician', 'psychology', 'nursing')).toEqual(['Arzt', 'Psychologie', 'Pflege'])
  expect(named(fields, 'state', 'active', 'closed', 'dispensed')).toEqual(['Aktiv', 'Geschlossen', 'Dispensiert'])
})
