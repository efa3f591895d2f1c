/** The commit this build was made of, '' where it is not known, and when it was made (ISO); `version.json` says the same. The build puts both in (`vite.config.ts`). */
export const commit = String(import.meta.env.BUILD_COMMIT ?? '')
export const buildTime = String(import.meta.env.BUILD_TIME ?? '')
