import { mergeConfig } from 'vitest/config'
import config from '../../vite.config.ts'
import { isPure, tests } from './groups.mjs'

const merged = mergeConfig(config, isPure ? { test: { environment: 'node' } } : {})
export default { ...merged, test: { ...merged.test, include: tests, ...(isPure && { setupFiles: [] }) } }
