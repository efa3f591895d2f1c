import type { Row } from '#api/rows/page.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, type Entry, toObjects } from '#engine/collection.ts'
import { ownProfile } from '#presets/programmeUser.ts'

const reordered = new WeakMap<Collection, Collection>()

const ofNew = new WeakMap<Collection, Collection>()

/** The collection with the order of the form that this record, or a new one, has for this viewer. */
export function inOrderFor(collection: Collection, row: Row | undefined, viewer: Viewer): Collection {
  if (!row) {
    if (!collection.furtherOfNew) return collection
    const known = ofNew.get(collection) ?? withFurther(collection, collection.furtherOfNew)
    ofNew.set(collection, known)
    return known
  }
  const last = collection.lastOfOwn
  if (last === undefined || !ownProfile(viewer, row)) return collection
  const known = reordered.get(collection) ?? withLast(collection, last)
  reordered.set(collection, known)
  return known
}

function withFurther(collection: Collection, merged: readonly string[]): Collection {
  const all = Object.entries(collection.sections ?? {})
  const [kept, further] = [false, true].map((isMerged) => all.filter(([name]) => merged.includes(name) === isMerged))
  return {
    ...collection,
    sections: { ...Object.fromEntries(kept ?? []), further: (further ?? []).flatMap(([, names]) => names) },
  }
}

function withLast(collection: Collection, last: string): Collection {
  const { [last]: names = [], ...sections } = collection.sections ?? {}
  const entries = toObjects<Entry>(collection.form)
  const isLast = ({ field }: Entry) => names.includes(field)
  return {
    ...collection,
    form: [...entries.filter((entry) => !isLast(entry)), ...entries.filter(isLast)],
    sections: { ...sections, [last]: names },
  }
}
