/** Two capital letters for a person: from first and last name, otherwise from the e-mail address. */
export function initials(first: string, last: string, email: string): string {
  const letters = [first, last].map((name) => Array.from(name.trim())[0] ?? '').join('')
  return (letters || Array.from(email).slice(0, 2).join('') || '?').toLocaleUpperCase('de-CH')
}
