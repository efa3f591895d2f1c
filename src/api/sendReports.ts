import { onReport } from '#lib/report.ts'
import { config } from '#api/config/config.ts'
import { fileAddress, staticFiles } from '#api/files/staticFiles.ts'

/** How long the same error is not sent again (milliseconds). */
const pause = 60_000

/** Sends reports to the `reportUrl` of the deployment, if it has one: without token and cookie, and without a retry. */
export function sendReports(): () => void {
  const { reportUrl } = config()
  if (reportUrl === '') return () => undefined
  const sent = new Map<string, number>()
  return onReport((report) => {
    const { error, place, stack } = report
    // Below the innermost calls the stack holds those of React, which depend on where in a page an error happened.
    const same = JSON.stringify([error, place, stack.slice(0, 2)])
    const now = performance.now()
    if (now - (sent.get(same) ?? -Infinity) < pause) return
    sent.set(same, now)
    // `keepalive` sends the report while the page unloads. Its failure is ignored, as the user cannot act on it.
    const fetchOptions = { keepalive: true, cache: 'no-store', referrerPolicy: 'no-referrer' } as const
    staticFiles.post(fileAddress(reportUrl), report, { fetchOptions }).catch(() => undefined)
  })
}
