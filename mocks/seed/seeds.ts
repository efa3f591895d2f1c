import type { Seeds } from './base/Seed.ts'

const files = import.meta.glob<{ default?: Seeds }>('./*.ts', { eager: true })

/** How each table is filled, by path: the exports of the files of this folder. */
export const seeds: Seeds = Object.assign({}, ...Object.values(files).map((file) => file.default))
