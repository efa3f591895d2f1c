import { type Fields, isFields } from '#evaluation/model/parse.ts'

/**
 * Themes and releases as they are stored, with what another version keeps beside them. `versions` tell two releases of a text from
 * another; `withdrawn` has the version of the last release of a text that was taken back.
 */
export type StoredComments = Fields & { themes: unknown[]; released: Fields; versions: Fields; withdrawn: Fields }

/**
 * One step of a reader; `name` creates or renames a theme, a release without a fingerprint is taken back. A release has a `version`
 * of its own and names the withdrawal of the text that the reader has `seen` (null for none).
 */
export type CommentsChange =
  | { kind: 'name'; theme: string; name: string }
  | { kind: 'remove'; theme: string }
  | { kind: 'assign'; theme: string; text: string; isOn: boolean }
  | { kind: 'release'; text: string; fingerprint: string | null; version?: string; seen?: unknown }

/** What is stored under the key of comments; what cannot be read counts as nothing. */
export function toStored(value: unknown): StoredComments {
  const stored = isFields(value) ? value : {}
  const { themes, released, versions, withdrawn } = stored
  return {
    ...stored,
    themes: Array.isArray(themes) ? themes : [],
    released: isFields(released) ? released : {},
    versions: isFields(versions) ? versions : {},
    withdrawn: isFields(withdrawn) ? withdrawn : {},
  }
}

/** What is written: without the fields that have nothing. */
export function toWritten({ versions, withdrawn, ...stored }: StoredComments): Fields {
  const isUsed = (fields: Fields) => Object.keys(fields).length > 0
  return { ...stored, ...(isUsed(versions) && { versions }), ...(isUsed(withdrawn) && { withdrawn }) }
}

/** The release of a text: its version, or its fingerprint if it has none; null if the text is not released. */
export function getRelease({ released, versions }: StoredComments, text: string): unknown {
  return text in released ? (versions[text] ?? released[text]) : null
}

export function getTheme({ themes }: StoredComments, id: string): Fields | undefined {
  return themes.filter(isFields).find((one) => one['id'] === id)
}

export const getName = (theme: Fields): unknown => theme['name']

export function getThemeTexts({ texts }: Fields): unknown[] {
  return Array.isArray(texts) ? texts : []
}

/** What is stored after a step. A text whose release was taken back since it was seen is not released. */
export function changed(stored: StoredComments, change: CommentsChange): StoredComments {
  if (change.kind === 'release') return withRelease(stored, change)
  const isIt = (one: unknown): one is Fields => isFields(one) && one['id'] === change.theme
  if (change.kind === 'remove') return { ...stored, themes: stored.themes.filter((one) => !isIt(one)) }
  if (change.kind === 'name' && !stored.themes.some(isIt))
    return { ...stored, themes: [...stored.themes, { id: change.theme, name: change.name, texts: [] }] }
  return { ...stored, themes: stored.themes.map((one) => (isIt(one) ? changedTheme(one, change) : one)) }
}

type ReleaseChange = Extract<CommentsChange, { kind: 'release' }>

function withRelease(stored: StoredComments, { text, fingerprint, version, seen }: ReleaseChange): StoredComments {
  const { [text]: _release, ...released } = stored.released
  const { [text]: _version, ...versions } = stored.versions
  if (fingerprint === null) {
    const before = getRelease(stored, text)
    const withdrawn = before === null ? stored.withdrawn : { ...stored.withdrawn, [text]: before }
    return { ...stored, released, versions, withdrawn }
  }
  if (seen !== undefined && (stored.withdrawn[text] ?? null) !== seen) return stored
  return {
    ...stored,
    released: { ...released, [text]: fingerprint },
    versions: version === undefined ? versions : { ...versions, [text]: version },
  }
}

function changedTheme(theme: Fields, change: Exclude<CommentsChange, { kind: 'release' | 'remove' }>): Fields {
  if (change.kind === 'name') return { ...theme, name: change.name }
  const texts = getThemeTexts(theme).filter((id) => id !== change.text)
  return { ...theme, texts: change.isOn ? [...texts, change.text] : texts }
}

/** Without the ids of rows that do not exist any more. */
export function withoutGone(stored: StoredComments, gone: ReadonlySet<unknown>): StoredComments {
  if (gone.size === 0) return stored
  const without = (fields: Fields) => Object.fromEntries(Object.entries(fields).filter(([id]) => !gone.has(id)))
  return {
    ...stored,
    themes: stored.themes.map((one) =>
      isFields(one) ? { ...one, texts: getThemeTexts(one).filter((id) => !gone.has(id)) } : one,
    ),
    released: without(stored.released),
    versions: without(stored.versions),
    withdrawn: without(stored.withdrawn),
  }
}
