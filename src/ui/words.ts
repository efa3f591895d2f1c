import { useCallback, useEffect } from 'react'
import { create } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
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
/** What is loaded, by file. */
export type Words = Partial<Record<string, Dictionary>>

const files = import.meta.glob<Dictionary>('../../locales/*/*.json', { import: 'default' })

/** The language on screen and every word loaded for it. Who reads one file of them is not drawn again when another one comes. */
export const useLanguage = create<{ language: Language; words: Words }>(() => ({ language: 'de', words: {} }))

const wanted = new Set(['portal'])
let switches = 0
let names: { [L in Language]?: string | undefined } = {}

/** What a deployment calls the portal, where it has a name of its own. */
export function setPortalNames(own: { [L in Language]?: string | undefined }): void {
  names = own
  useLanguage.setState(({ language, words }) => ({ words: named(words, language) }))
}

/** Loads one more file of words (an area's labels) for the language on screen, and for every later one. */
export async function loadWords(file: string): Promise<void> {
  if (wanted.has(file)) return
  // Wanted from now on: a switch of the language while it loads brings it in the new one.
  wanted.add(file)
  const { language } = useLanguage.getState()
  const words = await read(language, file)
  useLanguage.setState((state) => (state.language === language ? { words: { ...state.words, [file]: words } } : state))
}

/** Whether a file of words is there for the language on screen; asks for it where it is not. */
export function useLoadedWords(file: string): boolean {
  const isThere = useLanguage((state) => state.words[file] !== undefined)
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
  useLanguage.setState({ language, words: named(Object.fromEntries(loaded), language) })
  document.documentElement.lang = language
}

/** The portal's own words, as a function of key and values; for use in components. */
export function useWords(): (key: Word, values?: PhraseValues) => string {
  const words = useLanguage((state) => state.words['portal'])
  return useCallback((key, values) => phrase(words?.[key] ?? key, values), [words])
}

/** The portal's own words outside of components (notices). */
export function say(key: Word, values?: PhraseValues): string {
  return phrase(useLanguage.getState().words['portal']?.[key] ?? key, values)
}

/** The word for a key in a file, if it has one. */
export function wordIn(words: Words, file: string, key: string): string | undefined {
  const own = words[file]
  return own && Object.hasOwn(own, key) ? own[key] : undefined
}

/** Some of the files, for who reads several of them. */
export function useWordsOf(...wantedFiles: string[]): Words {
  return useLanguage(useShallow(({ words }) => Object.fromEntries(wantedFiles.map((file) => [file, words[file]]))))
}

function named(words: Words, language: Language): Words {
  const name = names[language]
  return name ? { ...words, portal: { ...words['portal'], portal: name } } : words
}

async function read(language: Language, file: string): Promise<Dictionary> {
  return (await files[`../../locales/${language}/${file}.json`]?.()) ?? {}
}

/** The words of a feature, which stand in a file of their own (`locales/{language}/{file}.json`) and come with it. */
export function useFileWords<File extends keyof Files>(file: File): { say: (key: Files[File], values?: PhraseValues) => string; isThere: boolean } {
  const isThere = useLoadedWords(file)
  const words = useLanguage((state) => state.words[file])
  const say = useCallback((key: Files[File], values?: PhraseValues) => phrase(words?.[key] ?? key, values), [words])
  return { say, isThere }
}
