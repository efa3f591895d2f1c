import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import type charts from '../../locales/de/charts.json'
import type children from '../../locales/de/children.json'
import type dashboard from '../../locales/de/dashboard.json'
import type doors from '../../locales/de/doors.json'
import type editor from '../../locales/de/editor.json'
import type evaluation from '../../locales/de/evaluation.json'
import type fileWords from '../../locales/de/files.json'
import type histories from '../../locales/de/history.json'
import type home from '../../locales/de/home.json'
import type imports from '../../locales/de/import.json'
import type mail from '../../locales/de/mail.json'
import type measures from '../../locales/de/measures.json'
import type palette from '../../locales/de/palette.json'
import type portal from '../../locales/de/portal.json'
import type results from '../../locales/de/results.json'
import type reviews from '../../locales/de/reviews.json'
import type views from '../../locales/de/views.json'
import type { Language } from '#lib/languages.ts'
import { type PhraseValues, phrase } from '#lib/phrase.ts'

export type Word = keyof typeof portal
/** The files that features bring, with their keys. */
type Files = {
  charts: keyof typeof charts
  children: keyof typeof children
  dashboard: keyof typeof dashboard
  doors: keyof typeof doors
  editor: keyof typeof editor
  evaluation: keyof typeof evaluation
  files: keyof typeof fileWords
  history: keyof typeof histories
  home: keyof typeof home
  import: keyof typeof imports
  mail: keyof typeof mail
  measures: keyof typeof measures
  palette: keyof typeof palette
  results: keyof typeof results
  reviews: keyof typeof reviews
  views: keyof typeof views
}
export type FileWord<File extends keyof Files> = Files[File]
type Dictionary = Record<string, string>

const files = import.meta.glob<Dictionary>('../../locales/*/*.json', { import: 'default' })

/** The language on screen and every word loaded for it, keyed `file:key`. */
export const useLanguage = create<{ language: Language; words: Dictionary; files: readonly string[] }>(() => ({ language: 'de', words: {}, files: [] }))

const wanted = new Set(['portal'])
let switches = 0
let names: { [L in Language]?: string | undefined } = {}

/** What a deployment calls the portal, where it has a name of its own. */
export function setPortalNames(own: { [L in Language]?: string | undefined }): void {
  names = own
  useLanguage.setState(({ language, words }) => ({ words: { ...words, ...named(language) } }))
}

/** Loads one more file of words (an area's labels) for the language on screen, and for every later one. */
export async function loadWords(file: string): Promise<void> {
  if (wanted.has(file)) return
  // Wanted from now on: a switch of the language while it loads brings it in the new one.
  wanted.add(file)
  const { language } = useLanguage.getState()
  const words = await read(language, file)
  useLanguage.setState((state) => (state.language === language ? { words: { ...state.words, ...words }, files: [...state.files, file] } : state))
}

/** Whether a file of words is there for the language on screen; asks for it where it is not. */
export function useLoadedWords(file: string): boolean {
  const isThere = useLanguage((state) => state.files.includes(file))
  useEffect(() => void loadWords(file), [file])
  return isThere
}

/** Switches the language of everything on screen, without a reload. */
export async function showLanguage(language: Language): Promise<void> {
  switches += 1
  const own = switches
  const loaded = new Map<string, Dictionary>()
  // More files may be wanted while these are read.
  for (let missing = [...wanted]; missing.length > 0; missing = [...wanted].filter((file) => !loaded.has(file))) {
    await Promise.all(missing.map(async (file) => loaded.set(file, await read(language, file))))
  }
  if (own !== switches) return
  useLanguage.setState({ language, words: Object.assign({}, ...loaded.values(), named(language)), files: [...loaded.keys()] })
  document.documentElement.lang = language
}

/** The portal's own words, as a function of key and values; for use in components. */
export function useWords(): (key: Word, values?: PhraseValues) => string {
  const words = useLanguage((state) => state.words)
  return useCallback((key, values) => phrase(words[`portal:${key}`] ?? key, values), [words])
}

/** The portal's own words outside of components (notices). */
export function say(key: Word, values?: PhraseValues): string {
  return phrase(useLanguage.getState().words[`portal:${key}`] ?? key, values)
}

/** The first of several keys (`file:key`) that has words, else undefined. */
export function wordOf(words: Dictionary, keys: string[]): string | undefined {
  const key = keys.find((candidate) => Object.hasOwn(words, candidate))
  return key === undefined ? undefined : words[key]
}

function named(language: Language): Dictionary {
  const name = names[language]
  return name ? { 'portal:portal': name } : {}
}

async function read(language: Language, file: string): Promise<Dictionary> {
  const load = files[`../../locales/${language}/${file}.json`]
  if (!load) return {}
  const words = await load()
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [`${file}:${key}`, text]))
}

/** The words of a feature, which stand in a file of their own (`locales/{language}/{file}.json`) and come with it. */
export function useFileWords<File extends keyof Files>(file: File): { say: (key: Files[File], values?: PhraseValues) => string; isThere: boolean } {
  const isThere = useLoadedWords(file)
  const words = useLanguage((state) => state.words)
  const say = useCallback((key: Files[File], values?: PhraseValues) => phrase(words[`${file}:${key}`] ?? key, values), [file, words])
  return { say, isThere }
}
