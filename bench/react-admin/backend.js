import { fetchUtils } from 'react-admin'

const key = 'access'

export const token = {
  read: () => localStorage.getItem(key),
  keep: (access) => localStorage.setItem(key, access),
  forget: () => localStorage.removeItem(key),
}

/** One call of the backend, with the token. */
export function call(path, options = {}) {
  const headers = new Headers({ Accept: 'application/json', 'Accept-Language': 'de' })
  if (token.read()) headers.set('Authorization', `Bearer ${token.read()}`)
  return fetchUtils.fetchJson(`/backend/${path}`, { ...options, headers, cache: 'no-store' })
}
