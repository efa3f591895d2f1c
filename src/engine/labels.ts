import { useCallback, useMemo } from 'react'
import { type PhraseValues, phrase } from '#lib/phrase.ts'
import { useLanguage, wordOf } from '#ui/words.ts'
import type { Collection } from '#engine/collection.ts'

export type Labels = {
  /** The name of one record and of the whole collection. */
  one: string
  many: string
  field: (name: string) => string
  option: (name: string, word: string) => string
  hint: (name: string, values?: PhraseValues) => string | undefined
}

/** The words of a collection: its own (`patzu/hospitals.name`), then its area's, then those that all share. */
export function useLabels(collection: Collection): Labels {
  const words = useLanguage((state) => state.words)
  return useMemo(() => labelsOf(words, collection.path), [words, collection.path])
}

/** The names of areas and collections (`patzu`, `patzu/hospitals`). */
export function useNames(): (path: string) => string {
  const words = useLanguage((state) => state.words)
  return useCallback((path) => wordOf(words, [`names:${path}`]) ?? path, [words])
}

/** As `useLabels`, over given words; a key without words is shown as it is. */
export function labelsOf(words: Record<string, string>, path: string): Labels {
  const area = `fields-${path.slice(0, path.indexOf('/'))}`
  const own = (key: string) => wordOf(words, [`${area}:${path}.${key}`, `${area}:${key}`, `fields:${key}`])
  const many = wordOf(words, [`names:${path}`]) ?? path
  return {
    one: wordOf(words, [`names:${path}.one`]) ?? many,
    many,
    field: (name) => own(name) ?? own(last(name)) ?? name,
    option: (name, word) => own(`${last(name)}.${word}`) ?? word,
    hint: (name, values) => {
      const text = own(`${name}.hint`)
      return text === undefined ? undefined : phrase(text, values)
    },
  }
}

function last(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}
