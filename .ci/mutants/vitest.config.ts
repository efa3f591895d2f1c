import config from '../../vite.config.ts'
import { isPure, tests } from './groups.mjs'

const { projects: _, ...test } = config.test ?? {}
const own = isPure
  ? { environment: 'node', setupFiles: [] }
  : { environment: 'jsdom', setupFiles: ['src/testSetup.ts'] }
export default { ...config, test: { ...test, ...own, include: tests } }
