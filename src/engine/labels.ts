import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

export type Labels = {
  /** The name of one record and of the whole collection. */
  one: string
  many: string
  field: (name: string) => string
  option: (name: string, word: string) => string
}

/** The labels of a collection: its own (`patzu/hospitals.name`), then its area's, then the shared ones. */
export function useLabels({ path }: { path: string }): Labels {
  const { t } = useTranslation(getNamespaces(path))
  return useMemo(() => getLabels(t, path), [t, path])
}

/** The names of areas and collections (`patzu`, `patzu/hospitals`). */
export function useNames(): (path: string) => string {
  const { t } = useTranslation('names')
  return useMemo(() => remembered((path: string) => t(path, { defaultValue: path })), [t])
}

/**
 * The label for adding a record (`Spital hinzufügen`), by the path of its collection; `Neu: Spital` where it has none.
 */
export function useNewLabel(): (path: string) => string {
  const { t } = useTranslation('actions')
  const getName = useNames()
  return (path) => t([`new.${path}`], { defaultValue: t('new', { what: getName(`${path}.one`) }) })
}

/** Like `useLabels`, for a `t` whose namespaces are loaded. A key without a translation is shown as it is. */
export function getLabels(t: TFunction<Namespaces>, path: string): Labels {
  const [area] = getNamespaces(path)
  const own = (keys: string[], otherwise: string) =>
    t(
      keys.flatMap((key) => [`${path}.${key}`, key]),
      { ns: [area, 'fields'], defaultValue: otherwise },
    )
  const name = (keys: string[]) => t(keys, { ns: 'names', defaultValue: path })
  // A column uses the same few labels in every row.
  const option = remembered((key: string) => own([key], last(key)))
  return {
    one: name([`${path}.one`, path]),
    many: name([path]),
    field: remembered((field) => own([field, last(field)], field)),
    option: (field, word) => option(`${last(field)}.${word}`),
  }
}

type AreaWords = `fields-${string}`
type Namespaces = [AreaWords | 'fields', 'fields', 'names']

/** The namespace of an area (`patzu`). */
export function areaWords(area: string): AreaWords {
  return `fields-${area}`
}

function remembered(toText: (key: string) => string): (key: string) => string {
  const texts = new Map<string, string>()
  return (key) => {
    const text = texts.get(key) ?? toText(key)
    texts.set(key, text)
    return text
  }
}

function getNamespaces(path: string): Namespaces {
  const end = path.indexOf('/')
  // Without an area only the shared labels: the page would wait for a file that does not exist.
  return [end < 0 ? 'fields' : areaWords(path.slice(0, end)), 'fields', 'names']
}

function last(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}
