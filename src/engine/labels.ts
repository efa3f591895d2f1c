import type { TOptions } from 'i18next'
import { useCallback, useMemo } from 'react'
import type { Collection } from '#engine/collection.ts'
import { useLanguage } from '#ui/i18n.ts'

export type Labels = {
  /** The name of one record and of the whole collection. */
  one: string
  many: string
  field: (name: string) => string
  option: (name: string, word: string) => string
  hint: (name: string, values?: TOptions) => string | undefined
}

/** The words of a collection: its own (`patzu/hospitals.name`), then its area's, then those that all share. */
export function useLabels({ path }: Pick<Collection, 'path'>): Labels {
  const words = useWordsOf('names', 'fields', areaFile(path))
  return useMemo(() => labelsOf(words, path), [words, path])
}

/** The names of areas and collections (`patzu`, `patzu/hospitals`). */
export function useNames(): (path: string) => string {
  const names = useLanguage((state) => state.words['names'])
  return useCallback((path) => wordIn({ names }, 'names', path) ?? path, [names])
}

/** As `useLabels`, over given words; a key without words is shown as it is. */
export function labelsOf(words: Words, path: string): Labels {
  const area = areaFile(path)
  const own = (key: string) => wordIn(words, area, `${path}.${key}`) ?? wordIn(words, area, key) ?? wordIn(words, 'fields', key)
  const many = wordIn(words, 'names', path) ?? path
  return {
    one: wordIn(words, 'names', `${path}.one`) ?? many,
    many,
    field: (name) => own(name) ?? own(last(name)) ?? name,
    option: (name, word) => own(`${last(name)}.${word}`) ?? word,
    hint: (name, values) => {
      const text = own(`${name}.hint`)
      return text === undefined ? undefined : phrase(text, values)
    },
  }
}

/** The file with the words of an area (`patzu`). */
export function areaWords(area: string): string {
  return `fields-${area}`
}

function areaFile(path: string): string {
  return areaWords(path.slice(0, path.indexOf('/')))
}

function last(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}
