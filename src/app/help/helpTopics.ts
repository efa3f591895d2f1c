import { registry } from '#collections/registry.ts'
import type { HelpTopic, MatchedPage } from '#engine/pageHandle.ts'

/** The help topics of a page: those of its collection, otherwise of its route; `view` is the open view. */
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
