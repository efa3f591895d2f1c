import type { Story } from './Story.ts'
import {
  attribute,
  birthYear,
  exitDate,
  insurance,
  options,
  question,
  remarks,
  sex,
  sexShape,
  stay,
  yesNo,
} from './texts.ts'

const [start, end] = [Date.UTC(2024, 0, 8), Date.UTC(2026, 9, 30)]
const even = (_hospital: string, place: number): number => [3, 2, 1.4, 2.4, 1][place % 5] ?? 1

const honos = [
  ['Aggressives Verhalten', 'Comportement agressif', 'Comportamento aggressivo'],
  ['Selbstverletzung', 'Automutilation', 'Autolesionismo'],
  ['Substanzkonsum', 'Consommation de substances', 'Consumo di sostanze'],
  ['Gedrückte Stimmung', 'Humeur dépressive', 'Umore depresso'],
  ['Alltagsaktivitäten', 'Activités quotidiennes', 'Attività quotidiane'],
  ['Wohnbedingungen', 'Conditions de logement', 'Condizioni abitative'],
] as const

/** Six items from 0 (no problem) to 4, at exit. */
export const psychiatry: Story = {
  attributes: [
    sex,
    birthYear,
    exitDate,
    ...honos.map(([de, fr, it], index) =>
      attribute(`h${index + 1}`, [de, fr, it], 'likert', {
        scale: { min: 0, max: 4, reversed: true },
        question: `${de} bei Austritt`,
        group: index < 4 ? 'Symptome' : 'Alltag',
      }),
    ),
    stay,
    yesNo(
      'readmitted',
      ['Wiedereintritt innert 30 Tagen', 'Réadmission dans les 30 jours', 'Riammissione entro 30 giorni'],
      'Wiedereintritt innert 30 Tagen',
      true,
    ),
  ],
  from: start,
  until: end,
  shapes: {
    sex: sexShape,
    ...Object.fromEntries(honos.map((_item, index) => [`h${index + 1}`, [0.38, 0.29, 0.19, 0.1, 0.04]])),
    readmitted: [0.93, 0.07],
  },
  getWeight: even,
  getEffect: ({ hospital, key }) => {
    if (hospital === 'Psychiatrie Seeblick' && key === 'h4') return 0.5
    return hospital === 'Psychiatrie Hochwald' ? -0.2 : 0
  },
}

export const rehabilitation: Story = {
  attributes: [
    sex,
    birthYear,
    exitDate,
    insurance,
    question(
      'goals',
      ['Ziele erreicht', 'Objectifs atteints', 'Obiettivi raggiunti'],
      'Wurden Ihre Ziele erreicht?',
      'Therapie',
    ),
    question('therapy', ['Therapien', 'Thérapies', 'Terapie'], 'Wie beurteilen Sie Ihre Therapien?', 'Therapie'),
    question('planning', ['Planung', 'Planification', 'Pianificazione'], 'Wie waren Ihre Tage geplant?', 'Ablauf'),
    stay,
    remarks,
  ],
  from: start,
  until: end,
  shapes: {
    sex: sexShape,
    insurance: [0.6, 0.24, 0.16],
    goals: [0.03, 0.07, 0.24, 0.41, 0.25],
    therapy: [0.01, 0.03, 0.12, 0.42, 0.42],
    planning: [0.03, 0.08, 0.22, 0.42, 0.25],
  },
  getWeight: even,
  getEffect: ({ hospital, key }) => (hospital === 'Reha Seeblick' && key === 'goals' ? 0.45 : 0),
}

export const students: Story = {
  attributes: [
    sex,
    attribute('year', ['Studienjahr', 'Année d’études', 'Anno di studio'], 'single', {
      options: options([
        ['1. bis 3. Jahr', '1re à 3e année', '1º–3º anno'],
        ['4. und 5. Jahr', '4e et 5e année', '4º e 5º anno'],
        ['Wahlstudienjahr', 'Année à option', 'Anno opzionale'],
      ]),
    }),
    exitDate,
    question(
      'teaching',
      ['Anleitung', 'Encadrement', 'Accompagnamento'],
      'Wie beurteilen Sie die Anleitung?',
      'Praktikum',
    ),
    question(
      'team',
      ['Aufnahme im Team', 'Accueil dans l’équipe', 'Accoglienza nel team'],
      'Wie wurden Sie im Team aufgenommen?',
      'Praktikum',
    ),
    question(
      'learning',
      ['Lernmöglichkeiten', 'Possibilités d’apprentissage', 'Opportunità di apprendimento'],
      'Wie waren die Lernmöglichkeiten?',
      'Praktikum',
    ),
    remarks,
  ],
  from: start,
  until: end,
  shapes: {
    sex: sexShape,
    year: [0.2, 0.3, 0.5],
    teaching: [0.03, 0.08, 0.2, 0.41, 0.28],
    team: [0.01, 0.04, 0.12, 0.38, 0.45],
    learning: [0.02, 0.07, 0.2, 0.43, 0.28],
  },
  getWeight: even,
  getEffect: ({ hospital, key }) => (hospital === 'Klinik Seeblick' && key === 'teaching' ? 0.3 : 0),
}
