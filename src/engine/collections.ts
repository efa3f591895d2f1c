import { createContext } from 'react'
import type { Collection } from './collection.ts'

/** Every collection by its path. */
export type Collections = ReadonlyMap<string, Collection>

/** The collections, for what shows records of any kind; the app provides them, as the engine knows none. */
export const CollectionsContext = createContext<Collections>(new Map())
