import { type Language, getLanguage } from '#lib/languages.ts'

/** The languages of a measure by their codes; other values are omitted. */
export function surveyLanguages(codes: unknown): Language[] {
  if (!Array.isArray(codes)) return []
  const known = codes.map(Number).filter((code) => code >= 1 && code <= 3)
  return [...new Set(known)].toSorted((one, other) => one - other).map(getLanguage)
}
