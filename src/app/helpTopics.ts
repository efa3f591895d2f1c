import type { ParseKeys } from 'i18next'
import { matchPath } from 'react-router-dom'
import { dashboardOf } from '#lib/areas.ts'

/** A key of the words of the help; what it says stands at `{topic}.text`. */
type HelpTopic = Exclude<ParseKeys<'help'>, `${string}.text` | `tour${string}`>

/** What help there is about an address; `view` is which of its views is open. */
type Topic = { topic: HelpTopic; at: string; view?: string }

/** The narrower one stands first. */
const topics: readonly Topic[] = [
  { topic: 'home', at: '/' },
  { topic: 'reviews', at: '/irp' },
  { topic: 'editor', at: '/results/evaluations/:key', view: 'edit' },
  { topic: 'record', at: '/results/evaluations/:key', view: 'settings' },
  { topic: 'record', at: '/results/evaluations/+' },
  { topic: 'evaluation', at: '/results/evaluations/:key' },
  { topic: 'evaluations', at: '/results/evaluations' },
  { topic: 'import', at: '/results/importer/+' },
  { topic: 'import', at: '/patzu/tokens/+' },
  { topic: 'imports', at: '/results/importer' },
  { topic: 'measure', at: '/results/measures/:key' },
  { topic: 'invite', at: '/accounts/invitations/+' },
  { topic: 'mailing', at: '/mailer/mailjobs/:key' },
  { topic: 'template', at: '/mailer/mailtemplates/:key' },
  { topic: 'activities', at: '/accounts/versions' },
  { topic: 'files', at: '/filemanager/files' },
  { topic: 'lost', at: '/403' },
  { topic: 'lost', at: '/404' },
]

/** The topics that stand for themselves: what all records have in common is not true of them. */
const alone: readonly HelpTopic[] = ['evaluation', 'editor', 'import', 'lost', 'record']

/** What the help tells about an address, what is particular to it first. */
export function topicsOf(pathname: string, search: string): readonly HelpTopic[] {
  const open = new URLSearchParams(search).get('view')
  const own = topics.find(
    ({ at, view }) => matchPath(at, pathname) !== null && (view === undefined || view === open),
  )?.topic
  const general = generalOf(pathname)
  if (own === undefined) return general ? [general] : ['lost']
  return general === undefined || alone.includes(own) ? [own] : [own, general]
}

function generalOf(pathname: string): HelpTopic | undefined {
  if (matchPath('/:area/:collection/:key', pathname)) return 'record'
  if (matchPath('/:area/:collection', pathname)) return 'list'
  return dashboardOf(matchPath('/:area', pathname)?.params.area) && 'dashboard'
}
