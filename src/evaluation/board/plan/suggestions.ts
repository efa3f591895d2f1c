import { queryOptions } from '@tanstack/react-query'
import { config } from '#api/config/config.ts'
import { fileAddress, staticFiles } from '#api/files/staticFiles.ts'
import { queryKeys } from '#api/rows/queries.ts'
import type { Language } from '#lib/languages.ts'
import { z } from '#lib/schema.ts'
import { cleanLine } from '#lib/text/cleanText.ts'

/** An action that the provider suggests, for some attributes or topics; for all figures if it names neither. */
export type Suggestion = { title: string; field_of_action: string; keys: string[]; topics: string[] }

const texts = z.array(z.string())
const shape = z.object({
  title: z.string(),
  field_of_action: z.optional(z.string()),
  keys: z.optional(texts),
  topics: z.optional(texts),
})
const [maxTitle, maxField, maxShown] = [255, 120, 5]

/** The provider's suggestions in a language; none where the document is missing or broken. */
export function suggestionsQuery(language: Language) {
  return queryOptions({
    queryKey: queryKeys.early('actions', language),
    queryFn: async ({ signal }) => await readSuggestions(language, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Reads `actions.{language}.json` next to the help texts; entries that cannot be read are left out. */
export async function readSuggestions(language: Language, signal?: AbortSignal): Promise<Suggestion[]> {
  try {
    const address = fileAddress(`${config().helpTextsUrl}actions.${language}.json`)
    const { data } = await staticFiles.get<unknown>(address, { withCredentials: false, ...(signal && { signal }) })
    return Array.isArray(data) ? data.flatMap((entry: unknown) => toSuggestion(entry)) : []
  } catch {
    signal?.throwIfAborted()
    return []
  }
}

function toSuggestion(entry: unknown): Suggestion[] {
  const { data } = z.safeParse(shape, entry)
  const title = cleanLine(data?.title ?? '').slice(0, maxTitle)
  if (!data || title === '') return []
  const field_of_action = cleanLine(data.field_of_action ?? '').slice(0, maxField)
  return [{ title, field_of_action, keys: data.keys ?? [], topics: data.topics ?? [] }]
}

/** The suggestions for a figure: those of its attributes first, then of its topic, then those for all. */
export function suggestionsFor(
  all: readonly Suggestion[],
  { keys, name }: { keys: readonly string[]; name: string },
): Suggestion[] {
  const small = name.toLowerCase()
  const byKey = all.filter((one) => one.keys.some((key) => keys.includes(key)))
  const byTopic = all.filter((one) => one.topics.some((topic) => topic !== '' && small.includes(topic.toLowerCase())))
  const general = all.filter((one) => one.keys.length === 0 && one.topics.length === 0)
  return [...new Set([...byKey, ...byTopic, ...general])].slice(0, maxShown)
}
