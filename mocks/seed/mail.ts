import type { Row } from '../db/json.ts'
import { getText } from '../db/json.ts'
import { Random } from './base/Random.ts'
import type { Seed, Seeds } from './base/Seed.ts'
import { getStamps, timeAgo } from './base/stamps.ts'

const names: [string, string, string, string][] = [
  ['Einladung', 'Einladung zum Portal', 'Invitation au portail', 'Invito al portale'],
  ['Passwort vergessen', 'Ihr neues Passwort', 'Votre nouveau mot de passe', 'La sua nuova password'],
  ['Demo-Zugang', 'Ihr Demo-Zugang', 'Votre accès de démonstration', 'Il suo accesso demo'],
  ['Erinnerung Bestellung', 'Erinnerung: Bestellung', 'Rappel : commande', 'Promemoria: ordine'],
  ['Ergebnisse bereit', 'Ihre Ergebnisse sind bereit', 'Vos résultats sont prêts', 'I suoi risultati sono pronti'],
]
const hostilePlace = 20
const hostileNames = [
  'Böse Vorlage',
  '<img src=x onerror="window.__xss=1">',
  '"><script>window.__xss=1</script>',
  'Soggetto',
] as const
const hostile =
  '<p onclick="window.__xss=1">Text <img src=x onerror="window.__xss=1"><svg onload="window.__xss=1"></svg><a href="javascript:window.__xss=1">Link</a><style>@import "https://evil.example/x.css"</style><script>window.__xss=1</script> {{ register_link }}</p>'

const templatesSeed: Seed = () => {
  const random = new Random('templates')
  return Array.from({ length: 24 }, (_, index): Row => {
    const [name, de, fr, it] =
      index === hostilePlace
        ? hostileNames
        : (names[index] ?? [`Vorlage ${index + 1}`, `Mitteilung ${index + 1}`, `Message ${index + 1}`, ''])
    const body = (greeting: string, text: string): string =>
      index === hostilePlace ? hostile : `<p>${greeting}</p><p>${text}</p><p>{{ register_link }}</p>`
    return {
      id: index + 1,
      name,
      subject_de: de,
      subject_fr: fr,
      subject_it: it,
      body_de: body('Guten Tag {{ first_name }}', 'Bitte öffnen Sie den folgenden Link.'),
      body_fr: body('Bonjour {{ first_name }}', 'Veuillez ouvrir le lien suivant.'),
      body_it: index > 10 ? '' : body('Buongiorno {{ first_name }}', 'La preghiamo di aprire il link seguente.'),
      from_email: 'portal@demo.example',
      is_default: index === 0,
      is_pw_forgot: index === 1,
      is_demo: index === 2,
      ...getStamps(random),
    }
  })
}

const jobsSeed: Seed = () => {
  const random = new Random('mail jobs')
  const users = Array.from({ length: 1000 }, (_, index) => index + 30)
  return Array.from({ length: 47 }, (_, index): Row => {
    const state = index < 40 ? 2 : ([0, 0, 1, 0, 2, 1, 0][index - 40] ?? 0)
    const recipients = index === 46 ? [] : random.some(users, random.between(3, 60))
    const sent = Math.floor(recipients.length * ([0, 1 / 3, 1][state] ?? 0))
    return {
      id: index + 1,
      name: `Versand ${index + 1}`,
      state,
      template: random.between(1, 24),
      send_at: timeAgo(470 - index * 10),
      recipients,
      recipients_sent: sent,
      progress: recipients.length === 0 ? 0 : Math.round((sent / recipients.length) * 100),
      ...getStamps(random, 400),
    }
  })
}

const mailsSeed: Seed = (rows) => {
  const random = new Random('mails')
  const users = rows('accounts/users')
  const templates = rows('mailer/mailtemplates')
  return Array.from({ length: 2600 }, (_, index): Row => {
    const template = templates[random.between(0, 4)]
    const age = (2600 - index) / 4
    return {
      id: index + 1,
      created: timeAgo(age + 0.02),
      sent_at: index % 50 === 49 ? null : timeAgo(age),
      email_to: users[random.between(10, 1050)]?.['email'] ?? '',
      subject: getText(template?.['subject_de']),
      body: getText(template?.['body_de']),
    }
  })
}

const invitationsSeed: Seed = () => {
  const random = new Random('invitations')
  return Array.from({ length: 132 }, (_, index): Row => {
    const isExpired = index % 7 === 1
    const age = isExpired ? random.between(40, 300) : random.between(1, 9)
    return {
      id: index + 1,
      email: `gast${index + 1}@example.ch`,
      inviter_id: index % 9 === 0 ? 5 : random.between(1, 4),
      template: 1,
      content: 'Bitte hier anmelden: {{ register_link }}',
      language: random.between(1, 3),
      force_2fa: random.chance(0.3),
      is_staff: index % 40 === 39,
      token: `invite-${index + 1}`,
      permissions: [
        { content_type: 20, object_id: index % 9 === 0 ? 1 : random.between(1, 80), role: random.between(1, 2) },
      ],
      accepted: index > 20 && !isExpired,
      expires_at: timeAgo(isExpired ? age - 30 : age - 3650),
      created: timeAgo(age),
      modified: timeAgo(age - 0.5),
    }
  })
}

export default {
  'mailer/mailtemplates': templatesSeed,
  'mailer/jobs': jobsSeed,
  'mailer/mails': mailsSeed,
  'accounts/invitations': invitationsSeed,
} satisfies Seeds
