import { pages } from '#app/routes/router.tsx'
import { registry } from '#collections/registry.ts'
import { pathInPortal } from '#lib/portalPath.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { report, setReportRoute } from '#lib/report.ts'

/** Reports what nobody caught. */
export function watchErrors(): void {
  setReportRoute(() => reportRoute(pathInPortal(window.location.pathname)))
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Without an error it is a notice of the browser, say that a resize took more than one turn.
    if (error != null) report(error, 'window')
  })
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    // Cut short because nobody waits for it any more.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) report(reason, 'promise')
  })
}

/** A page as reports name it: collections and numbers of records, and nothing else that an address may hold. */
export function reportRoute(pathname: string): string {
  const [first = '', second = '', third] = pathname.slice(1).split('/')
  const collection = registry.get(`${first}/${second}`)
  if (collection) return ['', collection.path, ...[primaryKey(third) ?? []].flat()].join('/')
  return pages.some(({ path }) => path === `/${first}`) ? `/${first}` : '/*'
}
