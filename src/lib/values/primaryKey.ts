/**
 * The key at the end of a detail address: a record's number, `'+'` for a new record, or null for anything else (I01).
 * Numbers that JavaScript cannot hold exactly are refused; `%2B` counts as `+` (D-78).
 */
export function primaryKey(text: string | undefined): number | '+' | null {
  if (text === '+' || text?.toUpperCase() === '%2B') return '+'
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null
  const key = Number(text)
  return Number.isSafeInteger(key) ? key : null
}
