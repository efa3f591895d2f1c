import type { Row } from '../db/json.ts'
import { contentTypeId, hospitalType } from '../db/contentTypes.ts'
import { createDocument, type DocumentKind } from '../documents/documents.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { clinics, getClinics } from './clinics.ts'
import { firstGlobalFolder } from './reviews.ts'
import { workStamps } from './times.ts'

type Line = { name: string; kind: DocumentKind; type: number; object: number; by: number; daysAgo: number }

const [hospital, review, folder, own] = [
  hospitalType('patzu'),
  contentTypeId('irp.review'),
  contentTypeId('irp.irpglobalfiles'),
  contentTypeId('irp.irpuserfiles'),
] as const

/** Everybody has the annual report in their language; Seeblick also has files of its order. */
const ofClinics: Line[] = clinics.flatMap(({ language }, index) =>
  [2025, 2024].map((year, place): Line => ({
    name: `${['Jahresbericht', 'Rapport annuel', 'Rapporto annuale'][language - 1] ?? 'Jahresbericht'} ${year}`,
    kind: 'pdf',
    type: hospital,
    object: index + 1,
    by: 2,
    daysAgo: 150 + place * 365 - (index % 5),
  })),
)

/** The files of everybody have names that are read in each language; those of one clinic are in its own. */
const others: Line[] = [
  { name: 'Bestellformular 2026', kind: 'xlsx', type: hospital, object: 1, by: 5, daysAgo: 74 },
  { name: 'Begleitbrief Seeblick 2026', kind: 'docx', type: hospital, object: 1, by: 5, daysAgo: 72 },
  { name: 'Manual Peer Review', kind: 'pdf', type: folder, object: firstGlobalFolder, by: 2, daysAgo: 400 },
  { name: 'Rapport Peer Review', kind: 'docx', type: folder, object: firstGlobalFolder + 1, by: 2, daysAgo: 380 },
  { name: 'Checklist Peer Review', kind: 'xlsx', type: folder, object: firstGlobalFolder + 3, by: 2, daysAgo: 300 },
  { name: 'Training Peer Review', kind: 'pdf', type: folder, object: firstGlobalFolder + 2, by: 3, daysAgo: 260 },
  ...[
    'Auto-évaluation Clinique du Vallon',
    'Selbstbeurteilung Privatklinik Rosenhalde',
    'Selbstbeurteilung Spital Lindenau',
  ].map((name, place): Line => ({ name, kind: 'docx', type: review, object: 8 + place, by: 2, daysAgo: 38 + place })),
  { name: 'Convention Renée Rochat', kind: 'pdf', type: own, object: 1, by: 2, daysAgo: 350 },
]

/** Files of a few hospitals of the other programmes, in the language of each. */
const ofProgrammes: Line[] = (
  [
    ['moniq', 'xlsx', ['Datenlieferung', 'Livraison des données', 'Consegna dei dati']],
    ['studek', 'docx', ['Vereinbarung', 'Convention', 'Accordo']],
    ['rehaspez', 'pdf', ['Leistungsauftrag', 'Mandat de prestations', 'Mandato di prestazioni']],
  ] as const
).flatMap(([app, kind, names]) =>
  getClinics(app)
    .slice(1, 5)
    .map(({ language }, place): Line => ({
      name: `${names[language - 1] ?? names[0]} 2026`,
      kind,
      type: hospitalType(app),
      object: place + 2,
      by: 2,
      daysAgo: 20 + place * 23,
    })),
)

const filesSeed: Seed = () => {
  const random = new Random('demo files')
  // Those of the other programmes are last: the ids of all others stay as they are.
  return [[...ofClinics, ...others], ofProgrammes]
    .flatMap((lines) => lines.toSorted((one, other) => other.daysAgo - one.daysAgo))
    .map(({ name, kind, type, object, by, daysAgo }, index): Row => ({
      id: index + 1,
      name,
      extension: kind,
      document: kind,
      file_size: createDocument(kind, name).byteLength,
      object_id: object,
      content_type: type,
      created_by_id: by,
      ...workStamps(random, daysAgo),
    }))
}

export default {
  'filemanager/files': filesSeed,
} satisfies Seeds
