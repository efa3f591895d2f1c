import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, Server } from 'node:http'
import { basePath } from './backend.ts'
import { isObject, parseJson, getText } from './db/json.ts'
import type { Fields } from './db/json.ts'

/** Where people select their identity for a single sign-on, below the stand-in's address. */
export const providerPath = 'provider/'
/** The address of an app, below the stand-in's address: its id follows. */
export const appPath = 'apps/'

const words = {
  de: {
    title: 'Eine andere Anwendung',
    standIn: 'Platzhalter der Demo für eine Website ausserhalb des Portals.',
    signedIn: 'Angemeldet als',
    signedOut: 'Sie sind nicht angemeldet.',
    known: 'E-Mail, die das Portal mitgegeben hat:',
    refused: 'Das Portal erkennt diese Anmeldung nicht an.',
    signIn: 'Mit dem Qualitätsportal anmelden',
    signOut: 'Abmelden',
    back: 'Zurück zum Qualitätsportal',
    provider: 'Single Sign-on',
    proceed: 'Als Fabienne Wicki fortfahren',
  },
  fr: {
    title: 'Une autre application',
    standIn: 'Substitut de la démo pour un site extérieur au portail.',
    signedIn: 'Connexion établie :',
    signedOut: 'Vous n’êtes pas connecté·e.',
    known: 'Adresse e-mail transmise par le portail :',
    refused: 'Le portail ne reconnaît pas cette connexion.',
    signIn: 'Se connecter avec le portail qualité',
    signOut: 'Se déconnecter',
    back: 'Retour au portail qualité',
    provider: 'Single Sign-on',
    proceed: 'Continuer en tant que Fabienne Wicki',
  },
  it: {
    title: 'Un’altra applicazione',
    standIn: 'Segnaposto della demo per un sito esterno al portale.',
    signedIn: 'Accesso effettuato:',
    signedOut: 'Non ha effettuato l’accesso.',
    known: 'E-mail trasmessa dal portale:',
    refused: 'Il portale non riconosce questo accesso.',
    signIn: 'Accedi con il portale qualità',
    signOut: 'Esci',
    back: 'Torna al portale qualità',
    provider: 'Single Sign-on',
    proceed: 'Continua come Fabienne Wicki',
  },
}
type Words = (typeof words)['de']
type Page = { language: string; title: string; lines: string[]; links: [text: string, address: string][] }

/**
 * Another site on its own port for the demo: an app that people are redirected to, and the provider of a single
 * sign-on. It requests the identity of a person from the portal with the posted token. `portal` is read with every
 * page.
 */
export async function serveStandIn(port: number, host: string, portal: () => string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const answer = async (): Promise<void> => {
      const page = await pageFor(incoming, portal())
      outgoing
        .writeHead(200, {
          'Content-Type': 'text/html; charset=utf-8',
          'Cache-Control': 'no-store',
          'Content-Security-Policy': "default-src 'none'; img-src data:; base-uri 'none'; frame-ancestors 'none'",
          'Referrer-Policy': 'no-referrer',
          'X-Content-Type-Options': 'nosniff',
        })
        .end(incoming.method === 'HEAD' ? undefined : html(page))
    }
    answer().catch((error: unknown) => outgoing.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve))
  return server
}

async function pageFor(incoming: IncomingMessage, portal: string): Promise<Page> {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`)
  const language = getLanguage(incoming)
  const say = words[language]
  if (url.pathname === `/${providerPath}`)
    return {
      language,
      title: say.provider,
      lines: [say.standIn],
      links: [[say.proceed, `${portal}loginFSP?code=fsp-${randomUUID()}`], backTo(portal, say)],
    }
  const token = incoming.method === 'POST' ? new URLSearchParams(await parseBody(incoming)).get('token') : null
  const here = `${url.origin}${url.pathname}`
  if (token === null) return signedOut(url.searchParams.get('email'), here, portal, language)
  const [user, app] = await Promise.all([
    read(portal, 'accounts/users/me/', token),
    // An app has the same path here as in its record.
    read(portal, `apps${url.pathname}`, token),
  ])
  const name = `${getText(user?.['first_name'])} ${getText(user?.['last_name'])} (${getText(user?.['email'])})`
  return {
    language,
    title: getText(app?.['name']) || say.title,
    lines: [user ? `${say.signedIn} ${name}` : say.refused, say.standIn],
    links: [
      backTo(portal, say),
      [say.signOut, `${portal}logout?${String(new URLSearchParams({ redirect: here, autofill_email: '1' }))}`],
    ],
  }
}

function signedOut(email: string | null, here: string, portal: string, language: keyof typeof words): Page {
  const say = words[language]
  return {
    language,
    title: say.title,
    lines: [say.signedOut, ...(email ? [`${say.known} ${email}`] : []), say.standIn],
    links: [[say.signIn, `${portal}login?${String(new URLSearchParams({ redirect: here }))}`], backTo(portal, say)],
  }
}

const backTo = (portal: string, { back }: Words): [string, string] => [back, portal]

/** The response of the portal's backend to this token; undefined where it refuses. */
async function read(portal: string, path: string, token: string): Promise<Fields | undefined> {
  const address = new URL(basePath + path, portal)
  const answer = await fetch(address, { headers: { Authorization: `Bearer ${token}` } })
  const body = answer.ok ? parseJson(await answer.text()) : undefined
  return isObject(body) ? body : undefined
}

async function parseBody(incoming: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

function getLanguage(incoming: IncomingMessage): keyof typeof words {
  const [first] = (incoming.headers['accept-language'] ?? '').match(/\b(?:de|fr|it)\b/) ?? []
  return first === 'fr' || first === 'it' ? first : 'de'
}

function html({ language, title, lines, links }: Page): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<main>
<h1>${escaped(title)}</h1>
${lines.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${links.map(([text, address]) => `<p><a href="${escaped(address)}">${escaped(text)}</a></p>`).join('\n')}
</main>
</html>`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)
}
