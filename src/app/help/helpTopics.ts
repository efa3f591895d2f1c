import { registry } from '#collections/registry.ts'
import type { HelpTopic, MatchedPage } from '#engine/pageHandle.ts'

/** What the help tells about a page: what its collection says of it, else its route; `view` is which of its views is open. */
export function getTopics(page: Pick<MatchedPage, 'params' | 'handle'>, view: string | null): readonly HelpTopic[] {
  return ofCollection(page, view) ?? page.handle?.help ?? ['lost']
}

function ofCollection({ params }: Pick<MatchedPage, 'params'>, view: string | null): readonly HelpTopic[] | undefined {
  const { app, collection, key } = params
  const help = registry.get(`${app}/${collection}`)?.help
  if (!help || key === undefined) return help?.list
  const [, ofView] = Object.entries(help.views ?? {}).find(([name]) => name === view) ?? []
  return ofView ?? (key === '+' ? (help.new ?? help.record) : help.record)
}
