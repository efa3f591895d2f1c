import { ConflictError, ValidationError } from '#api/http/errors.ts'
import { findUserCharts, inTurn, putUserCharts, settling } from '#api/rows/userCharts.ts'
import type { Comment } from '#evaluation/model/comments.ts'
import { orElse, z } from '#lib/schema.ts'
import { fingerprint } from './fingerprint.ts'
import { countChecks, getSaved, isLost, remember, type SavedStep } from './savedSteps.ts'
import {
  changed,
  type CommentsChange,
  type StoredComments,
  toStored,
  toWritten,
  withoutGone,
} from './storedComments.ts'

/** Where a user's settings of an evaluation hold their own themes and releases; no chart has this name. */
const key = 'portal:comments'
/** How long the name of a theme may be, and how many there are. */
export const maxThemeName = 60
export const maxThemes = 30

/** A theme with the ids of its texts. */
export type Theme = { id: string; name: string; texts: readonly string[] }
/**
 * What a reader made of texts: themes, and the releases by id, each with the fingerprint of the text that was read;
 * `withdrawn` has the version of the last release of a text that was taken back.
 */
export type OwnComments = {
  themes: readonly Theme[]
  released: ReadonlyMap<string, string>
  withdrawn?: ReadonlyMap<string, unknown>
}

const themeShape = z.object({ id: z.string(), name: z.string(), texts: orElse(z.array(z.string()), []) })
const releasesShape = orElse(z.record(z.string(), z.string()), {})
export const nothingOwn: OwnComments = { themes: [], released: new Map() }

/** The themes and releases that are stored; what cannot be read is left out. */
function parseOwn({ themes, released, withdrawn }: StoredComments): OwnComments {
  return {
    themes: themes.flatMap((one) => z.safeParse(themeShape, one).data ?? []),
    released: new Map(Object.entries(z.parse(releasesShape, released))),
    withdrawn: new Map(Object.entries(withdrawn)),
  }
}

async function readRecord(user: number, evaluation: number, signal?: AbortSignal) {
  const found = await findUserCharts(evaluation, user, signal)
  const info = found?.charts_info ?? {}
  const write = async (next: StoredComments) =>
    await putUserCharts(found, { evaluation, user, charts_info: { ...info, [key]: toWritten(next) } })
  return { isNew: found === null, stored: toStored(info[key]), write }
}

/**
 * What a user made of the texts of an evaluation. Steps of this session that another device has overwritten (it wrote the whole
 * record as it was before) are stored once more, and given to `onRestored`.
 */
export async function readOwnComments(
  user: number,
  evaluation: number,
  signal?: AbortSignal,
  onRestored: (steps: readonly CommentsChange[]) => void = () => undefined,
): Promise<OwnComments> {
  const { stored } = await readRecord(user, evaluation, signal)
  const isAnyLost = getSaved(user, evaluation).some((step) => isLost(stored, step))
  const restored = isAnyLost ? await restore(user, evaluation, onRestored) : stored
  countChecks(user, evaluation)
  return parseOwn(restored)
}

async function restore(user: number, evaluation: number, onRestored: (steps: readonly CommentsChange[]) => void) {
  return await inTurn(evaluation, user, async () => {
    const { stored, write } = await readRecord(user, evaluation)
    const lost: CommentsChange[] = []
    let next = stored
    for (const step of getSaved(user, evaluation)) {
      if (!isLost(next, step)) continue
      next = changed(next, step.change)
      lost.push(step.change)
    }
    if (lost.length === 0) return stored
    await write(next)
    onRestored(lost)
    return next
  })
}

/**
 * Stores one step among the user's settings of the evaluation, over what is stored at that moment, and again if another device overwrote
 * it meanwhile. `gone` are ids whose row does not exist any more. Everything else stays, also what this version cannot read. Returns
 * what is stored now.
 */
export async function saveOwnComments(
  user: number,
  evaluation: number,
  change: CommentsChange,
  gone: readonly string[] = [],
): Promise<OwnComments> {
  return await inTurn(evaluation, user, async () => {
    for (let attempt = 0; attempt < settling.attempts; attempt += 1) {
      const { stored: base, write, isNew } = await readRecord(user, evaluation)
      const next = changed(base, change)
      // Another device took the release back.
      if (next === base) return parseOwn(base)
      const written = withoutGone(next, new Set(gone))
      try {
        await write(written)
      } catch (error) {
        // Another device created the record in between: there is one per person and evaluation.
        if (!isNew || !(error instanceof ValidationError || error instanceof ConflictError)) throw error
        if ((await readRecord(user, evaluation)).isNew) throw error
        continue
      }
      const step: SavedStep = { change, base }
      // If that cannot be read, later reads find out.
      const now = await readRecord(user, evaluation).catch(() => ({ stored: written }))
      if (isLost(now.stored, step)) continue
      remember(user, evaluation, step, gone)
      return parseOwn(now.stored)
    }
    throw new ConflictError()
  })
}

/** What a reader made after a step, before it is stored. */
export function applied({ themes, released, withdrawn }: OwnComments, change: CommentsChange): OwnComments {
  const before = { themes: [...themes], released: Object.fromEntries(released) }
  return parseOwn(changed(toStored({ ...before, withdrawn: Object.fromEntries(withdrawn ?? []) }), change))
}

/** All ids that are stored. */
export function storedIds({ themes, released }: OwnComments): string[] {
  return [...new Set([...themes.flatMap(({ texts }) => texts), ...released.keys()])]
}

/** Whether exactly this text was released: one that was changed since is not. */
export function isReleased({ released }: OwnComments, { id, text }: Pick<Comment, 'id' | 'text'>): boolean {
  return released.get(id) === fingerprint(text)
}
