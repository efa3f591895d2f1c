/** The password of everybody who has not changed it. */
export const demoPassword = 'Demo-2026!portal'

/** The server's secrets about tokens, codes and passwords. */
export class Secrets {
  /** Changed passwords by user id; other users have the demo password. */
  readonly passwords = new Map<number, string>()
  readonly blacklist = new Set<string>()
  /** Tokens up to these serial numbers are invalid. */
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
