import type { TFunction } from 'i18next'
import type { Collection } from '#engine/collection.ts'

/** What the word of a field or a panel means, in one sentence; the same one everywhere, unless a collection means something else by it. */
export function getHint(t: TFunction<['portal', 'forms']>, { path }: Collection, name: string): string {
  return t(
    [`${path}.${name}`, name].map((place) => `hint.${place}`),
    { ns: 'forms', defaultValue: '', skipInterpolation: true },
  )
}
