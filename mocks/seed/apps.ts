import type { Row } from '../db/json.ts'
import { contentTypeId, hospitalApps, hospitalType } from '../db/contentTypes.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { getStamps } from './base/stamps.ts'

const titles: Record<string, string> = {
  patzu: 'Patientenzufriedenheit',
  moniq: 'Monitoring Psychiatrie',
  studek: 'Studierendenbefragung',
  rehaspez: 'Rehabilitation',
  irp: 'Peer Review',
}

const group = contentTypeId('apps.group')

const appsSeed: Seed = () => {
  const random = new Random('apps')
  const internal = hospitalApps.map((app, index): Row => ({
    id: index + 1,
    name: titles[app] ?? app,
    description: `Programm ${app}`,
    internal: true,
    path: `/${app}`,
    url: '',
    content_type: hospitalType(app),
    role: app === 'studek' ? 1 : null,
    ...getStamps(random),
  }))
  const external = (id: number, name: string, url: string, role: number | null): Row => ({
    id,
    name,
    description: '',
    internal: false,
    path: '',
    url,
    content_type: group,
    role,
    ...getStamps(random),
  })
  return [
    ...internal,
    external(10, 'Berichtsportal', 'https://reports.example.ch/enter/', 2),
    external(11, 'Lernplattform', 'https://learn.example.ch/sso/', null),
    external(28, 'Praxisbefragung', 'https://survey.example.ch/', 2),
    external(31, 'Enquête cabinets', 'https://enquete.example.ch/', null),
  ]
}

const groupsSeed: Seed = () => {
  const random = new Random('groups')
  const names: [string, number][] = [
    ['Praxis Lindenhof', 28],
    ['Praxis am See', 28],
    ['Cabinet du Vallon', 31],
    ['Berichte Ost', 10],
    ['Berichte West', 10],
    ['Kurs 2026', 11],
    ['Studio Monte Chiaro', 31],
  ]
  return Array.from({ length: 34 }, (_, index): Row => {
    const [name, app] = names[index] ?? [
      index === 30 ? '<img src=x onerror="window.__xss=1">' : `Gruppe ${index + 1}`,
      random.pick([10, 11, 28, 31]),
    ]
    return {
      id: index + 1,
      app,
      name,
      key: `group_${index + 1}`,
      import_key: index % 3 === 0 ? '' : `G${1000 + index}`,
      filter: index % 5 === 0 ? { year: 2026 } : {},
      ...getStamps(random),
    }
  })
}

export default {
  'apps/apps': appsSeed,
  'apps/groups': groupsSeed,
} satisfies Seeds
