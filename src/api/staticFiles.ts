import axios from 'axios'

/** The way to the files that are served with the portal, such as `config.json`: without token, language and session. */
export const staticFiles = axios.create({ adapter: 'fetch', withXSRFToken: false, headers: { 'User-Agent': false } })

/** The whole address of such a file. */
export function fileAddress(path: string): string {
  return new URL(path, window.location.href).href
}
