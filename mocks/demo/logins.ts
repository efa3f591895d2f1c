import { demoPassword } from '../db/Secrets.ts'
import type { Fields } from '../db/json.ts'

type Texts = { de: string; fr: string; it: string }
/** The logins for a visitor. `isMain` is first. */
export type Login = {
  email: string
  password: string
  name: string
  role: Texts
  isMain: boolean
  /** The values of the account besides the name. */
  traits: Fields
}

const login = (
  name: string,
  email: string,
  [de, fr, it]: [string, string, string],
  traits: Fields = {},
  isMain = false,
): Login => ({ name, email, password: demoPassword, role: { de, fr, it }, isMain, traits })

const [man, woman] = [{ salutation: 1 }, { salutation: 2 }]

/** In the order of their user ids, from 1. */
export const logins: Login[] = [
  login(
    'Sabine Kräuchi',
    'sabine.kraeuchi@qualitaet.example',
    [
      'Systemverwaltung: verwaltet alles, auch die Rechte',
      'Administration système\u202f: gère tout, y compris les droits',
      'Amministrazione di sistema: gestisce tutto, anche i diritti',
    ],
    { ...woman, is_staff: true, is_superuser: true },
  ),
  login(
    'Stefan Ammann',
    'stefan.ammann@qualitaet.example',
    [
      'Mitarbeiter der Messstelle: verwaltet Spitäler, Bestellungen und Messungen',
      'Collaborateur du centre de mesure\u202f: gère hôpitaux, commandes et mesures',
      'Collaboratore del centro di misura: gestisce ospedali, ordinazioni e misurazioni',
    ],
    { ...man, is_staff: true },
    true,
  ),
  login(
    'Philippe Morard',
    'philippe.morard@qualitaet.example',
    [
      'Mitarbeiter, mit Code per SMS bei der Anmeldung',
      'Collaborateur, avec code par SMS à la connexion',
      'Collaboratore, con codice via SMS all’accesso',
    ],
    { ...man, is_staff: true, language: 2, preferred_2fa: 'phone', authy_phone: '+41790000003' },
  ),
  login(
    'Elena Bianchetti',
    'elena.bianchetti@qualitaet.example',
    [
      'Mitarbeiterin, mit Code per E-Mail bei der Anmeldung',
      'Collaboratrice, avec code par e-mail à la connexion',
      'Collaboratrice, con codice via e-mail all’accesso',
    ],
    { ...woman, is_staff: true, language: 3, preferred_2fa: 'email', email_2fa: 'code@qualitaet.example' },
  ),
  login(
    'Heidi Rüegger',
    'heidi.rueegger@klinik-seeblick.example',
    [
      'Qualitätsleiterin der Klinik Seeblick: liest Auswertungen, lädt Personen ein',
      'Responsable qualité de la Klinik Seeblick\u202f: lit les analyses, invite des personnes',
      'Responsabile qualità della Klinik Seeblick: legge le analisi, invita persone',
    ],
    { ...woman, title: 5 },
    true,
  ),
  login(
    'Urs Tobler',
    'urs.tobler@klinik-seeblick.example',
    [
      'Stationsleiter der Klinik Seeblick: liest Auswertungen',
      'Chef d’unité de la Klinik Seeblick\u202f: lit les analyses',
      'Capo reparto della Klinik Seeblick: legge le analisi',
    ],
    man,
  ),
  login(
    'Renée Rochat',
    'renee.rochat@clinique-du-vallon.example',
    [
      'Reviewerin: beantwortet Anfragen für Peer Reviews',
      'Évaluatrice\u202f: répond aux demandes de peer reviews',
      'Valutatrice: risponde alle richieste di peer review',
    ],
    { ...woman, title: 1, language: 2 },
  ),
  login(
    'Alex Gast',
    'alex.gast@qualitaet.example',
    ['Gast: schaut sich eine Auswertung an', 'Visite\u202f: découvre une analyse', 'Ospite: scopre un’analisi'],
    { salutation: null, is_demo: true },
    true,
  ),
  login(
    'Fabienne Wicki',
    'fabienne.wicki@praxis-wicki.example',
    [
      'Psychologin mit eigener Praxis: nimmt an der Praxisbefragung teil',
      'Psychologue avec son propre cabinet\u202f: participe à l’enquête des cabinets',
      'Psicologa con il proprio studio: partecipa all’indagine degli studi',
    ],
    { ...woman, language: 2 },
  ),
  login(
    'Fritz Zumstein',
    'fritz.zumstein@qualitaet.example',
    [
      'Mitarbeiter, muss sich einmal neu anmelden',
      'Collaborateur, doit se reconnecter une fois',
      'Collaboratore, deve accedere di nuovo una volta',
    ],
    { ...man, is_staff: true, logout_user: false },
  ),
]

/** The user ids of the logins of the demo. */
export const people = { admin: 5, user: 6, reviewer: 7, visitor: 8, practice: 9 } as const
