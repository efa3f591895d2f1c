import type { CustomTypeOptions, ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { type UIMatch, useMatches } from 'react-router-dom'
import type { Rule } from '#api/session/rules.ts'
import type { AreaName } from '#lib/areas.ts'

/** A key of the words of the help; what it says stands at `{topic}.text`. */
export type HelpTopic = Exclude<ParseKeys<'help'>, `${string}.text` | `${string}.small${string}` | `tour${string}`>

/** What the help tells of the pages of a collection, where that is more than, or something else than, what all have in common. */
export type CollectionHelp = {
  list?: readonly HelpTopic[]
  record?: readonly HelpTopic[]
  /** Of the form of a new record, where it is not what is told of a record. */
  new?: readonly HelpTopic[]
  /** Of a view of a record, as the address names it (`?view=`). */
  views?: Readonly<Record<string, readonly HelpTopic[]>>
}

/** The files of words with keys that are known. */
type WordFile = Exclude<keyof CustomTypeOptions['resources'], `fields-${string}` | 'fields' | 'forms' | 'names'>

/** What a page says of itself, in the `handle` of its route. Lists and records are described by their collection instead. */
export type PageHandle = {
  /** What its heading and the title of the window say. */
  title?: ParseKeys<['portal', ...WordFile[]]>
  /** What the help tells about it, what is particular to it first. */
  help?: readonly HelpTopic[] | undefined
  /** Its entry of the menu, below an area or at the top. The palette offers it as well. */
  menu?: { word: ParseKeys; under?: AreaName } | undefined
  /** What the palette calls it, where it is not in the menu. */
  palette?: ParseKeys
}

/** A page with an address of its own; `canOpen` is the rule of its loader. */
export type PageEntry = PageHandle & { path: string; canOpen: Rule }

/** The `handle` of the root: every page of the tree, for what lists them. */
export type RootHandle = { pages: readonly PageEntry[] }

/** A page as the router matched it. */
export type MatchedPage = UIMatch<unknown, PageHandle | undefined>

/** The page that is open. */
export function useMatchedPage(): MatchedPage | undefined {
  return (useMatches() as MatchedPage[]).at(-1)
}

/** Every page with an address of its own, in the order of the tree. */
export function usePages(): RootHandle['pages'] {
  const [root] = useMatches() as UIMatch<unknown, Partial<RootHandle> | undefined>[]
  return root?.handle?.pages ?? []
}

/** The title of the page that is open, with the values that stand in it. */
export function usePageTitle(values?: { name: string }): string {
  return useTitle(useMatchedPage()?.handle?.title, values)
}

/** The title of the page at an address, for what shows the same in place of another page. */
export function useTitleFor(path: string): string {
  return useTitle(usePages().find((page) => page.path === path)?.title)
}

function useTitle(word: PageHandle['title'] = 'portal', values?: { name: string }): string {
  const at = word.indexOf(':')
  const [file, key] = at < 0 ? ['portal', word] : [word.slice(0, at), word.slice(at + 1)]
  const { t } = useTranslation(file as 'portal')
  return t(key as 'portal', values ?? {})
}
