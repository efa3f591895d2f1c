import type { CustomTypeOptions, ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type UIMatch, useMatches } from 'react-router-dom'
import type { Rule } from './rules.ts'
import type { AreaName } from '#lib/areas.ts'

/** A help topic: a translation key; its text is at `{topic}.text`. */
export type HelpTopic = Exclude<ParseKeys<'help'>, `${string}.text` | `${string}.small${string}` | `tour${string}`>

/** The help topics of the pages of a collection, in addition to or in place of the shared ones. */
export type CollectionHelp = {
  list?: readonly HelpTopic[]
  record?: readonly HelpTopic[]
  /** Of the form of a new record, where it differs from that of a record. */
  new?: readonly HelpTopic[]
  /** Of a view of a record, as the address names it (`?view=`). */
  views?: Readonly<Record<string, readonly HelpTopic[]>>
}

/** The namespaces with typed keys. */
type WordFile = Exclude<keyof CustomTypeOptions['resources'], `fields-${string}` | 'fields' | 'forms' | 'names'>

/**
 * The description of a page, in the `handle` of its route. Lists and records are described by their collection instead.
 */
export type PageHandle = {
  /** Its heading and the title of the window. */
  title?: ParseKeys<['portal', ...WordFile[]]>
  /** Its help topics, the specific one first. */
  help?: readonly HelpTopic[] | undefined
  /** Its entry of the menu, below an area or at the top. The palette offers it as well. */
  menu?: { word: ParseKeys; under?: AreaName } | undefined
  /** Its name in the palette, where it is not in the menu. */
  palette?: ParseKeys
}

/** A page with an address of its own; `canOpen` is the rule of its loader. */
export type PageEntry = PageHandle & { path: string; canOpen: Rule }

/** The `handle` of the root: every page of the tree, for components that list them. */
export type RootHandle = { pages: readonly PageEntry[] }

/** A page as the router matched it. */
export type MatchedPage = UIMatch<unknown, PageHandle | undefined>

/** The current page. */
export function useMatchedPage(): MatchedPage | undefined {
  return (useMatches() as MatchedPage[]).at(-1)
}

/** Every page with an address of its own, in the order of the tree. */
export function usePages(): RootHandle['pages'] {
  const [root] = useMatches() as UIMatch<unknown, Partial<RootHandle> | undefined>[]
  return root?.handle?.pages ?? []
}

/** The title of the current page, with its values. */
export function usePageTitle(values?: { name: string }): string {
  return useTitle(useMatchedPage()?.handle?.title, values)
}

/** The title of the page at an address, for components that replace another page. */
export function useTitleFor(path: string): string {
  return useTitle(usePages().find((page) => page.path === path)?.title)
}

function useTitle(word: PageHandle['title'] = 'portal', values?: { name: string }): string {
  const at = word.indexOf(':')
  const [file, key] = at < 0 ? ['portal', word] : [word.slice(0, at), word.slice(at + 1)]
  const { t } = useTranslation(file as 'portal')
  return t(key as 'portal', values ?? {})
}
