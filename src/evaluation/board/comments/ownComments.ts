import { findUserCharts, inTurn, putUserCharts } from '#api/rows/userCharts.ts'
import type { Comment } from '#evaluation/model/comments.ts'
import { type Fields, isFields } from '#evaluation/model/parse.ts'
import { orElse, z } from '#lib/schema.ts'
import { fingerprint } from './fingerprint.ts'

/** Where a user's settings of an evaluation hold their own themes and releases; no chart has this name. */
const key = 'portal:comments'
/** How long the name of a theme may be, and how many there are. */
export const maxThemeName = 60
export const maxThemes = 30

/** A theme with the ids of its texts. */
export type Theme = { id: string; name: string; texts: readonly string[] }
/** What a reader made of texts: themes, and the releases by id, each with the fingerprint of the text that was read. */
export type OwnComments = { themes: readonly Theme[]; released: ReadonlyMap<string, string> }

/** One step of a reader; `name` creates or renames a theme, a release without a fingerprint is taken back. */
export type CommentsChange =
  | { kind: 'name'; theme: string; name: string }
  | { kind: 'remove'; theme: string }
  | { kind: 'assign'; theme: string; text: string; isOn: boolean }
  | { kind: 'release'; text: string; fingerprint: string | null }

const themeShape = z.object({ id: z.string(), name: z.string(), texts: orElse(z.array(z.string()), []) })
const releasesShape = orElse(z.record(z.string(), z.string()), {})
export const nothingOwn: OwnComments = { themes: [], released: new Map() }

/** The themes and releases in a user's settings of an evaluation; what cannot be read is left out. */
function parseOwn(info: Fields): OwnComments {
  const { themes, released } = getStored(info)
  return {
    themes: themes.flatMap((one) => z.safeParse(themeShape, one).data ?? []),
    released: new Map(Object.entries(z.parse(releasesShape, released))),
  }
}

function getStored(info: Fields): Fields & { themes: unknown[]; released: Fields } {
  const stored = isFields(info[key]) ? info[key] : {}
  const { themes, released } = stored
  return { ...stored, themes: Array.isArray(themes) ? themes : [], released: isFields(released) ? released : {} }
}

/** What a user made of the texts of an evaluation. */
export async function readOwnComments(user: number, evaluation: number, signal?: AbortSignal): Promise<OwnComments> {
  return parseOwn((await findUserCharts(evaluation, user, signal))?.charts_info ?? {})
}

/**
 * Stores one step among the user's settings of the evaluation, over what is stored at that moment. `gone` are ids whose row does
 * not exist any more. Everything else stays, also what this version cannot read. Returns what is stored now.
 */
export async function saveOwnComments(
  user: number,
  evaluation: number,
  change: CommentsChange,
  gone: readonly string[] = [],
): Promise<OwnComments> {
  return await inTurn(evaluation, user, async () => {
    const found = await findUserCharts(evaluation, user)
    const info = { ...found?.charts_info }
    const next = { ...info, [key]: withoutGone(changed(getStored(info), change), new Set(gone)) }
    await putUserCharts(found, { evaluation, user, charts_info: next })
    return parseOwn(next)
  })
}

/** What a reader made after a step, before it is stored. */
export function applied({ themes, released }: OwnComments, change: CommentsChange): OwnComments {
  return parseOwn({ [key]: changed({ themes: [...themes], released: Object.fromEntries(released) }, change) })
}

type Stored = ReturnType<typeof getStored>

function changed(stored: Stored, change: CommentsChange): Stored {
  if (change.kind === 'release') {
    const { [change.text]: _before, ...others } = stored.released
    return {
      ...stored,
      released: change.fingerprint === null ? others : { ...others, [change.text]: change.fingerprint },
    }
  }
  const isIt = (one: unknown): one is Fields => isFields(one) && one['id'] === change.theme
  if (change.kind === 'remove') return { ...stored, themes: stored.themes.filter((one) => !isIt(one)) }
  if (change.kind === 'name' && !stored.themes.some(isIt))
    return { ...stored, themes: [...stored.themes, { id: change.theme, name: change.name, texts: [] }] }
  return { ...stored, themes: stored.themes.map((one) => (isIt(one) ? changedTheme(one, change) : one)) }
}

function changedTheme(theme: Fields, change: Exclude<CommentsChange, { kind: 'release' | 'remove' }>): Fields {
  if (change.kind === 'name') return { ...theme, name: change.name }
  const texts = getTexts(theme).filter((id) => id !== change.text)
  return { ...theme, texts: change.isOn ? [...texts, change.text] : texts }
}

const getTexts = ({ texts }: Fields): unknown[] => (Array.isArray(texts) ? texts : [])

function withoutGone(stored: Stored, gone: ReadonlySet<unknown>): Stored {
  if (gone.size === 0) return stored
  return {
    ...stored,
    themes: stored.themes.map((one) =>
      isFields(one) ? { ...one, texts: getTexts(one).filter((id) => !gone.has(id)) } : one,
    ),
    released: Object.fromEntries(Object.entries(stored.released).filter(([id]) => !gone.has(id))),
  }
}

/** All ids that are stored. */
export function storedIds({ themes, released }: OwnComments): string[] {
  return [...new Set([...themes.flatMap(({ texts }) => texts), ...released.keys()])]
}

/** Whether exactly this text was released: one that was changed since is not. */
export function isReleased({ released }: OwnComments, { id, text }: Pick<Comment, 'id' | 'text'>): boolean {
  return released.get(id) === fingerprint(text)
}
