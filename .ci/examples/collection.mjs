import { readFileSync } from 'node:fs'
import { newCollection } from '../scaffold/collection.mjs'

/** The wards of a hospital: a list, a form, a menu entry, permissions, translations, and a table of the mock backend. */
export const collection = {
  ...newCollection('moniq/wards', {
    order: 4,
    hasHospitals: true,
    names: { de: ['Stationen', 'Station'], fr: ['Unités', 'Unité'], it: ['Reparti', 'Reparto'] },
    tables: readFileSync('mocks/tables/moniq.ts', 'utf8'),
  }),
  // Its endpoint and its permissions, to be reviewed.
  runs: [
    ['npm', 'run', 'openapi'],
    ['npx', 'vitest', 'run', 'src/collections/rights.test.ts', '-u'],
  ],
  tests: ['src/collections', 'mocks/tables', 'mocks/drf'],
}
