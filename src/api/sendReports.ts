import { onReport } from '#lib/report.ts'
import { config } from '#api/config/config.ts'
import { fileAddress, staticFiles } from '#api/files/staticFiles.ts'

/** How long the same error is not sent again (milliseconds). */
const pause = 60_000

/** Sends what is reported to the `reportUrl` of the deployment, if it has one: without token and cookie, and never a second time. */
export function sendReports(): () => void {
  const { reportUrl } = config()
  if (reportUrl === '') return () => undefined
  const sent = new Map<string, number>()
  return onReport((report) => {
    const { error, place, stack } = report
    // Below the innermost calls stand those of React, which depend on where in a page an error happened.
    const same = JSON.stringify([error, place, stack.slice(0, 2)])
    const now = performance.now()
    if (now - (sent.get(same) ?? -Infinity) < pause) return
    sent.set(same, now)
    // A report also goes out while the page is being left. What becomes of it is nothing the person could act on.
    const fetchOptions = { keepalive: true, cache: 'no-store', referrerPolicy: 'no-referrer' } as const
    staticFiles.post(fileAddress(reportUrl), report, { fetchOptions }).catch(() => undefined)
  })
}
