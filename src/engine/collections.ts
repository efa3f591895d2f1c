import { createContext } from 'react'
import type { Collection } from './collection.ts'

/** Every collection by its path. */
export type Collections = ReadonlyMap<string, Collection>

/** The collections, for components that show records of any kind; provided by the app, as the engine knows none. */
export const CollectionsContext = createContext<Collections>(new Map())
