import { pages } from '#app/routes/router.tsx'
import { registry } from '#collections/registry.ts'
import { pathInPortal } from '#lib/portalPath.ts'
import { primaryKey } from '#lib/values/primaryKey.ts'
import { report, setReportRoute } from '#lib/report.ts'

/** Reports uncaught errors. */
export function watchErrors(): void {
  setReportRoute(() => reportRoute(pathInPortal(window.location.pathname)))
  window.addEventListener('error', ({ error }: ErrorEvent) => {
    // Without an error it is a warning of the browser, such as a resize that took more than one turn.
    if (error != null) report(error, 'window')
  })
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    // Cancelled because the result is not needed any more.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) report(reason, 'promise')
  })
}

/** The page in reports: collections and numbers of records, without any other data of the address. */
export function reportRoute(pathname: string): string {
  const [first = '', second = '', third] = pathname.slice(1).split('/')
  const collection = registry.get(`${first}/${second}`)
  if (collection) return ['', collection.path, ...[primaryKey(third) ?? []].flat()].join('/')
  return pages.some(({ path }) => path === `/${first}`) ? `/${first}` : '/*'
}
