import axios from 'axios'
import { portalPath } from '#lib/portalPath.ts'

/** The client for files served with the portal, such as `config.json`: without token, language and session. */
export const staticFiles = axios.create({ adapter: 'fetch', withXSRFToken: false, headers: { 'User-Agent': false } })

/** The absolute address of such a file, resolved against the address of the portal. */
export function fileAddress(path: string): string {
  return new URL(path, new URL(portalPath, window.location.origin)).href
}
