import { trustedOrigin } from '#lib/redirectTarget.ts'
import { config } from '#api/config/config.ts'
import { listRows } from '#api/rows/rows.ts'
import { useSession } from '#api/session/session.ts'

const timeoutMs = 3000

/**
 * The normalised address when its origin is trusted by the deployment or belongs to an app of the portal (D-01, D-02);
 * otherwise null. Rejects when the apps cannot be read; without a session there are none.
 */
export async function trustedAddress(text: string): Promise<string | null> {
  const configured = trustedOrigin(text, config().trustedRedirectOrigins)
  // Where no origin could be trusted the apps need not be requested.
  if (configured !== null || trustedOrigin(text, [text]) === null) return configured
  return trustedOrigin(text, await appAddresses())
}

async function appAddresses(): Promise<string[]> {
  if (useSession.getState().status !== 'signedIn') return []
  const { rows } = await listRows('apps/apps', { size: 'all' }, AbortSignal.timeout(timeoutMs))
  return rows.flatMap(({ url }) => (typeof url === 'string' ? [url] : []))
}
