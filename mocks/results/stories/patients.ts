import type { Drawn, Story } from './Story.ts'
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

const [seeblick, hochwald] = ['Klinik Seeblick', 'Spital Hochwald']
const [, surgery] = [1, 2]
const palliative = 4

/** The day on which Seeblick moved its reception; people have waited longer since. */
export const moveDay = '2026-03-02'
const moved = Date.parse(moveDay)
const [start, end] = [Date.UTC(2024, 0, 8), Date.UTC(2026, 9, 30)]
/** The day from which answers know the new menu: some weeks after the patients left. */
const choosesMenu = Date.UTC(2025, 9, 27)

const attributes = [
  sex,
  birthYear,
  exitDate,
  attribute('ward', ['Abteilung', 'Service', 'Reparto'], 'single', {
    options: options([
      ['Medizin', 'Médecine', 'Medicina'],
      ['Chirurgie', 'Chirurgie', 'Chirurgia'],
      ['Frauenklinik', 'Maternité', 'Maternità'],
      ['Palliativstation', 'Soins palliatifs', 'Cure palliative'],
    ]),
  }),
  insurance,
  attribute('reasons', ['Gründe für die Wahl', 'Raisons du choix', 'Motivi della scelta'], 'multi', {
    options: options([
      ['Empfehlung', 'Recommandation', 'Raccomandazione'],
      ['Nähe', 'Proximité', 'Vicinanza'],
      ['Guter Ruf', 'Bonne réputation', 'Buona reputazione'],
      ['Zuweisung', 'Envoi par le médecin', 'Invio del medico'],
    ]),
  }),
  question(
    'care',
    ['Behandlung', 'Traitement', 'Trattamento'],
    'Wie beurteilen Sie die Qualität Ihrer Behandlung?',
    'Behandlung',
  ),
  question(
    'information',
    ['Information', 'Information', 'Informazione'],
    'Wurden Ihre Fragen verständlich beantwortet?',
    'Behandlung',
  ),
  question(
    'say',
    ['Mitsprache', 'Participation', 'Partecipazione'],
    'Wurden Sie in Entscheidungen einbezogen?',
    'Behandlung',
  ),
  question(
    'waiting',
    ['Wartezeit', 'Temps d’attente', 'Tempo d’attesa'],
    'Mussten Sie beim Eintritt lange warten?',
    'Ablauf',
    true,
  ),
  question('food', ['Verpflegung', 'Repas', 'Vitto'], 'Wie beurteilen Sie die Verpflegung?', 'Ablauf'),
  question('leaving', ['Austritt', 'Sortie', 'Dimissione'], 'Wie war Ihr Austritt organisiert?', 'Ablauf'),
  attribute('nps', ['Weiterempfehlung', 'Recommandation', 'Raccomandazione'], 'number', { scale: { min: 0, max: 10 } }),
  yesNo(
    'again',
    ['Würde wiederkommen', 'Reviendrait', 'Ritornerebbe'],
    'Würden Sie für dieselbe Behandlung wieder in dieses Spital kommen?',
  ),
  yesNo(
    'fall',
    ['Sturz im Spital', 'Chute à l’hôpital', 'Caduta in ospedale'],
    'Sind Sie während des Aufenthalts gestürzt?',
    true,
  ),
  stay,
  remarks,
]

const shapes = {
  sex: sexShape,
  ward: [0.45, 0.36, 0.19, 0],
  insurance: [0.72, 0.18, 0.1],
  reasons: [0.34, 0.52, 0.22, 0.38],
  // Most give the best answer: this end hardly distinguishes institutions.
  care: [0.01, 0.02, 0.06, 0.29, 0.62],
  information: [0.02, 0.06, 0.17, 0.42, 0.33],
  say: [0.03, 0.08, 0.24, 0.4, 0.25],
  waiting: [0.31, 0.35, 0.2, 0.1, 0.04],
  food: [0.02, 0.07, 0.2, 0.42, 0.29],
  leaving: [0.02, 0.06, 0.19, 0.43, 0.3],
  nps: [0.01, 0.005, 0.01, 0.015, 0.02, 0.05, 0.06, 0.13, 0.25, 0.2, 0.25],
  again: [0.1, 0.9],
  fall: [0.98, 0.02],
}

/**
 * Seeblick informs better and involves people; since the move waiting times are longer, and since people choose their menu
 * the kitchen has recovered.
 */
function effectOfSeeblick({ key, time, ward }: Drawn): number {
  if (key === 'information') return 0.42
  if (key === 'say') return 0.36
  if (key === 'waiting') return time >= moved ? -0.75 : 0.05
  if (key === 'food') return time >= choosesMenu ? 0.45 : -0.5
  return ward === surgery && key === 'fall' ? -0.5 : 0
}

export const patients: Story = {
  attributes,
  from: start,
  until: end,
  category: 3,
  shapes,
  getWeight: (hospital, place) =>
    ({ [seeblick]: 9, [hochwald]: 6 })[hospital] ?? [3.4, 2.2, 1.4, 2.8, 0.9, 1.8, 0.6][place % 7] ?? 1,
  getEffect: (drawn) => {
    if (drawn.hospital === seeblick) return effectOfSeeblick(drawn)
    if (drawn.hospital === hochwald && drawn.key === 'leaving') return -0.42
    return drawn.hospital === 'Klinik Winterhalde' && drawn.key === 'again' ? -1.1 : 0
  },
  few: { hospital: seeblick, ward: palliative, places: [1201, 2833, 4410, 6127, 7708, 9345, 11_020] },
}
