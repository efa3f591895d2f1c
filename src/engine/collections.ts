import { createContext } from 'react'
import type { Collection } from '#engine/collection.ts'

/** Every collection by its path, for what shows records of any kind; the app tells them, as the engine knows none. */
export const CollectionsContext = createContext<ReadonlyMap<string, Collection>>(new Map())
