import type { Row } from '../db/json.ts'
import { contentTypeId, hospitalApps, hospitalType } from '../db/contentTypes.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { workStamps } from './times.ts'

const programmes: Record<(typeof hospitalApps)[number], [name: string, description: string]> = {
  patzu: ['Patientenbefragung', 'Auswertungen, Massnahmen und Dateien der Patientenbefragungen'],
  moniq: ['Monitoring Psychiatrie', 'Messungen der Symptombelastung in psychiatrischen Kliniken'],
  studek: ['Studierendenbefragung', 'Befragung der Studierenden im Praktikum'],
  rehaspez: ['Rehabilitation', 'Messungen in Rehabilitationskliniken'],
  irp: ['Peer Review', 'Gegenseitige Besuche von Fachleuten'],
}

const group = contentTypeId('apps.group')

const appsSeed: Seed = () => {
  const random = new Random('demo apps')
  const internal = hospitalApps.map((app, index): Row => ({
    id: index + 1,
    name: programmes[app][0],
    description: programmes[app][1],
    internal: true,
    path: `/${app}`,
    url: '',
    content_type: hospitalType(app),
    role: null,
    ...workStamps(random, 1200),
  }))
  const external = (id: number, name: string, description: string, url: string): Row => ({
    id,
    name,
    description,
    internal: false,
    path: '',
    url,
    content_type: group,
    role: null,
    ...workStamps(random, 900 - id),
  })
  return [
    ...internal,
    external(11, 'Lernplattform', 'Kurse · Cours · Corsi', 'https://lernplattform.example/sso/'),
    external(28, 'Praxisbefragung', 'Praxen · Cabinets · Studi', 'https://praxisbefragung.example/'),
  ]
}

const groupNames: [name: string, app: number][] = [
  ['Praxis Wicki', 28],
  ['Praxis am Stadtbach', 28],
  ['Cabinet de la Gare', 28],
  ['Kurs Qualitätsleitung 2026', 11],
]

const groupsSeed: Seed = () => {
  const random = new Random('demo groups')
  return groupNames.map(([name, app], index): Row => ({
    id: index + 1,
    app,
    name,
    key: `group_${index + 1}`,
    import_key: `G${1001 + index}`,
    filter: {},
    ...workStamps(random, 400 - index * 60),
  }))
}

const accountGroupsSeed: Seed = () =>
  ['Redaktion', 'Auswertung', 'Support'].map((name, index) => ({ id: index + 1, name, permissions: [] }))

export default {
  'apps/apps': appsSeed,
  'apps/groups': groupsSeed,
  'accounts/groups': accountGroupsSeed,
} satisfies Seeds
