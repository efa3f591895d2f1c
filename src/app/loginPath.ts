import type { Location } from 'react-router-dom'
import { readLoginData } from '#api/loginData.ts'

/** Where somebody without a session goes: the login they used last, with `redirect` and `app` of the address and the page they wanted. */
export function loginPath({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const asked = new URLSearchParams(search)
  const carried = new URLSearchParams()
  for (const name of ['redirect', 'app']) {
    const value = asked.get(name)
    if (value !== null) carried.set(name, value)
    asked.delete(name)
  }
  const rest = asked.size > 0 ? `?${asked.toString()}` : ''
  if (pathname !== '/' || rest) carried.set('next', `${pathname}${rest}`)
  return `${readLoginData().loginRoute ?? '/login'}${carried.size > 0 ? `?${carried.toString()}` : ''}`
}
