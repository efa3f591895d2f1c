/**
 * The commit of this build, '' where it is unknown, and its time (ISO); `version.json` has the same. The build inserts
 * both (`vite.config.ts`).
 */
export const commit = String(import.meta.env.BUILD_COMMIT ?? '')
export const buildTime = String(import.meta.env.BUILD_TIME ?? '')
