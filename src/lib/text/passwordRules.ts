/** The rules for a new password, in the order in which they are shown (AUTH-37 to AUTH-41). */
export const passwordRules = [
  ['length', (password: string) => Array.from(password).length >= 12],
  ['upper', (password: string) => /\p{Lu}/u.test(password)],
  ['lower', (password: string) => /\p{Ll}/u.test(password)],
  ['special', (password: string) => /[^\p{L}\p{N}\s]/u.test(password)],
  ['number', (password: string) => /\d/.test(password)],
] as const

export function isStrong(password: string): boolean {
  return passwordRules.every(([, holds]) => holds(password))
}
