import axios from 'axios'
import { portalPath } from '#lib/portalPath.ts'

/** The way to the files that are served with the portal, such as `config.json`: without token, language and session. */
export const staticFiles = axios.create({ adapter: 'fetch', withXSRFToken: false, headers: { 'User-Agent': false } })

/** The whole address of such a file, named from where the portal is served, or of what stands elsewhere. */
export function fileAddress(path: string): string {
  return new URL(path, new URL(portalPath, window.location.origin)).href
}
