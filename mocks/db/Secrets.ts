/** Of everybody who has not changed theirs. */
export const demoPassword = 'Demo-2026!portal'

/** What the server remembers about tokens, codes and passwords and never shows. */
export class Secrets {
  /** Changed passwords by user id; everybody else has the demo password. */
  readonly passwords = new Map<number, string>()
  readonly blacklist = new Set<string>()
  /** Tokens issued up to these serial numbers no longer count. */
  accessExpiredUpTo = 0
  refreshRevokedUpTo = 0
  readonly spentTokens = new Set<string>()
  readonly resends: number[] = []
  readonly polls = new Map<string, number>()
  /** Contents of uploaded files by file id. */
  readonly uploads = new Map<number, ArrayBuffer>()
  versions = 0
  lastCode = ''
}
