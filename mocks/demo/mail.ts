import type { Row } from '../db/json.ts'
import { toNumber, getText } from '../db/json.ts'
import { day, seedNow, zurichTime } from '../db/clock.ts'
import { hospitalType } from '../db/contentTypes.ts'
import { Random } from '../seed/base/Random.ts'
import type { Seed, Seeds } from '../seed/base/Seed.ts'
import { getDomain, hochwald, seeblick } from './clinics.ts'
import { people } from './logins.ts'
import { workStamps, workTime } from './times.ts'

type Text = [subject: string, body: string]
type Template = {
  name: string
  texts: [de: Text, fr: Text, it: Text]
  flag?: 'is_default' | 'is_pw_forgot' | 'is_demo'
}

const registration = '<p><a href="{{ register_link }}">{{ register_link }}</a></p>'

/** A template has one name: the same for readers of every language. */
const templates: Template[] = [
  {
    name: 'Einladung · Invitation · Invito',
    flag: 'is_default',
    texts: [
      [
        'Einladung zum Qualitätsportal',
        `<p>Guten Tag</p><p>Sie sind zum Qualitätsportal eingeladen. Über diesen Link richten Sie Ihren Zugang ein:</p>${registration}`,
      ],
      [
        'Invitation au portail qualité',
        `<p>Bonjour</p><p>Vous êtes invité·e à rejoindre le portail qualité. Créez votre accès à l’aide de ce lien\u202f:</p>${registration}`,
      ],
      [
        'Invito al portale qualità',
        `<p>Buongiorno</p><p>È invitata o invitato a usare il portale qualità. Con questo link configura il suo accesso:</p>${registration}`,
      ],
    ],
  },
  {
    name: 'Passwort · Mot de passe · Password',
    flag: 'is_pw_forgot',
    texts: [
      [
        'Neues Passwort setzen',
        `<p>Guten Tag {{ first_name }} {{ last_name }}</p><p>Über diesen Link setzen Sie ein neues Passwort:</p>${registration}`,
      ],
      [
        'Définir un nouveau mot de passe',
        `<p>Bonjour {{ first_name }} {{ last_name }}</p><p>Ce lien vous permet de définir un nouveau mot de passe\u202f:</p>${registration}`,
      ],
      [
        'Impostare una nuova password',
        `<p>Buongiorno {{ first_name }} {{ last_name }}</p><p>Con questo link imposta una nuova password:</p>${registration}`,
      ],
    ],
  },
  {
    name: 'Demo',
    flag: 'is_demo',
    texts: [
      ['Ihr Zugang zur Demo', `<p>Guten Tag</p><p>Mit diesem Link schauen Sie sich das Portal an:</p>${registration}`],
      [
        'Votre accès à la démonstration',
        `<p>Bonjour</p><p>Ce lien vous permet de découvrir le portail\u202f:</p>${registration}`,
      ],
      ['Il suo accesso alla demo', `<p>Buongiorno</p><p>Con questo link può scoprire il portale:</p>${registration}`],
    ],
  },
  {
    name: 'Deklaration · Déclaration · Dichiarazione',
    texts: [
      [
        'Deklaration 2026: Angaben fehlen noch',
        '<p>Guten Tag {{ first_name }} {{ last_name }}</p><p>Von Ihrer Institution fehlt die Deklaration 2026. Bitte tragen Sie die Angaben bis Ende Oktober im Portal ein.</p>',
      ],
      [
        'Déclaration 2026\u202f: données manquantes',
        '<p>Bonjour {{ first_name }} {{ last_name }}</p><p>La déclaration 2026 de votre institution manque encore. Merci de saisir les données dans le portail d’ici à fin octobre.</p>',
      ],
      [
        'Dichiarazione 2026: dati mancanti',
        '<p>Buongiorno {{ first_name }} {{ last_name }}</p><p>Manca ancora la dichiarazione 2026 della sua istituzione. La preghiamo di inserire i dati nel portale entro fine ottobre.</p>',
      ],
    ],
  },
  {
    name: 'Auswertung · Analyse · Analisi',
    texts: [
      [
        'Ihre Auswertung ist bereit',
        '<p>Guten Tag {{ first_name }} {{ last_name }}</p><p>Die Auswertung Ihrer Patientenbefragung ist im Portal bereit.</p>',
      ],
      [
        'Votre analyse est prête',
        '<p>Bonjour {{ first_name }} {{ last_name }}</p><p>L’analyse de votre enquête auprès des patients est disponible dans le portail.</p>',
      ],
      [
        'La sua analisi è pronta',
        '<p>Buongiorno {{ first_name }} {{ last_name }}</p><p>L’analisi della sua indagine presso i pazienti è disponibile nel portale.</p>',
      ],
    ],
  },
  {
    name: 'Info PREMs',
    texts: [
      [
        'Informationsanlass zur Patientenbefragung',
        '<p>Guten Tag {{ first_name }} {{ last_name }}</p><p>Wir laden Sie am 10. September, 14 bis 16 Uhr, zum Informationsanlass ein.</p>',
      ],
      [
        'Séance d’information sur l’enquête auprès des patients',
        '<p>Bonjour {{ first_name }} {{ last_name }}</p><p>Nous vous invitons à la séance d’information du 10 septembre, de 14 h à 16 h.</p>',
      ],
      [
        'Incontro informativo sull’indagine presso i pazienti',
        '<p>Buongiorno {{ first_name }} {{ last_name }}</p><p>La invitiamo all’incontro informativo del 10 settembre, dalle 14 alle 16.</p>',
      ],
    ],
  },
]
const [, , , reminder, ready, event] = [1, 2, 3, 4, 5, 6] as const

const templatesSeed: Seed = () => {
  const random = new Random('demo templates')
  return templates.map(({ name, texts: [de, fr, it], flag }, index): Row => ({
    id: index + 1,
    name,
    subject_de: de[0],
    subject_fr: fr[0],
    subject_it: it[0],
    body_de: de[1],
    body_fr: fr[1],
    body_it: it[1],
    from_email: 'portal@qualitaet.example',
    is_default: flag === 'is_default',
    is_pw_forgot: flag === 'is_pw_forgot',
    is_demo: flag === 'is_demo',
    ...workStamps(random, 600 - index * 40, 200 - index * 20),
  }))
}

const [draft, running, done] = [0, 1, 2] as const
/** Mailings: one is half sent, one waits. `of` selects every nth person of the clinics. */
const jobs: { name: string; template: number; state: number; daysAgo: number; of: number }[] = [
  { name: 'PREMs 2024 online', template: ready, state: done, daysAgo: 520, of: 3 },
  { name: 'Info PREMs 2025', template: event, state: done, daysAgo: 420, of: 2 },
  { name: 'PREMs 2025 online', template: ready, state: done, daysAgo: 160, of: 3 },
  { name: 'Info PREMs 2026', template: event, state: done, daysAgo: 70, of: 2 },
  { name: 'Reminder PREMs 2026', template: reminder, state: running, daysAgo: 0, of: 3 },
  { name: 'PREMs 2026 online', template: ready, state: draft, daysAgo: -20, of: 3 },
]

const jobsSeed: Seed = (rows) => {
  const random = new Random('demo mail jobs')
  const clinicPeople = rows('accounts/users').filter(({ id }) => id > 10)
  return jobs.map(({ name, template, state, daysAgo, of }, index): Row => {
    const recipients = clinicPeople.filter((_user, at) => at % of === 0).map(({ id }) => id)
    const sent = Math.floor(recipients.length * ([0, 0.5, 1][state] ?? 0))
    return {
      id: index + 1,
      name,
      state,
      template,
      send_at: workTime(daysAgo, random),
      recipients,
      recipients_sent: sent,
      progress: Math.round((sent / recipients.length) * 100),
      ...workStamps(random, Math.max(1, daysAgo + 5), Math.max(0, daysAgo)),
    }
  })
}

/** A sent mail of a mailing: in the language and with the name of its recipient. */
const mailsSeed: Seed = (rows) => {
  const users = new Map(rows('accounts/users').map((user) => [user.id, user]))
  const written = new Map(rows('mailer/mailtemplates').map((template) => [template.id, template]))
  const mails = rows('mailer/jobs').flatMap((job) => {
    const recipients = Array.isArray(job['recipients']) ? job['recipients'] : []
    const template = written.get(toNumber(job['template']))
    return recipients.slice(0, toNumber(job['recipients_sent'])).map((id) => {
      const user = users.get(toNumber(id))
      const language = ['de', 'fr', 'it'][toNumber(user?.['language'], 1) - 1] ?? 'de'
      return {
        created: job['send_at'] ?? null,
        sent_at: job['send_at'] ?? null,
        email_to: user?.['email'] ?? '',
        subject: template?.[`subject_${language}`] ?? '',
        body: getText(template?.[`body_${language}`])
          .replace('{{ first_name }}', getText(user?.['first_name']))
          .replace('{{ last_name }}', getText(user?.['last_name'])),
      }
    })
  })
  return mails.map((mail, index): Row => ({ id: index + 1, ...mail }))
}

const guests: [
  name: string,
  clinic: string,
  object: number,
  language: number,
  inviter: number,
  accepted: boolean,
  daysAgo: number,
][] = [
  ['martina.lanz', seeblick, 1, 1, people.admin, true, 210],
  ['jan.hess', hochwald, 2, 1, 2, true, 120],
  ['claire.meylan', 'Clinique du Vallon', 3, 2, 3, true, 60],
  ['rolf.inglin', 'Klinik Sonnenrain', 12, 1, 2, false, 45],
  ['nina.berger', seeblick, 1, 1, people.admin, false, 6],
  ['giorgio.fontana', 'Ospedale San Biagio', 4, 3, 4, false, 3],
]
const validDays = 14

/** Counted from the day on which the demo starts, so that a recent invitation can always be accepted. */
function getExpiry(daysAgo: number, random: Random): string {
  if (daysAgo > validDays) return workTime(daysAgo - validDays, random)
  return zurichTime(Math.max(Date.now(), seedNow) + (validDays - daysAgo) * day)
}

const invitationsSeed: Seed = () => {
  const random = new Random('demo invitations')
  return guests.map(([name, clinic, object_id, language, inviter_id, accepted, daysAgo], index): Row => ({
    id: index + 1,
    email: `${name}@${getDomain(clinic)}`,
    inviter_id,
    template: 1,
    // The text of the template is the whole mail.
    content: '',
    language,
    force_2fa: index === 2,
    is_staff: false,
    token: `invite-${index + 1}`,
    permissions: [{ content_type: hospitalType('patzu'), object_id, role: 2 }],
    accepted,
    expires_at: getExpiry(daysAgo, random),
    ...workStamps(random, daysAgo),
  }))
}

export default {
  'mailer/mailtemplates': templatesSeed,
  'mailer/jobs': jobsSeed,
  'mailer/mails': mailsSeed,
  'accounts/invitations': invitationsSeed,
} satisfies Seeds
