/** Truth values as spreadsheets write them in German, French, Italian and English. */
const flags = new Set(['WAHR', 'FALSCH', 'VRAI', 'FAUX', 'VERO', 'FALSO', 'TRUE', 'FALSE'])

/** The names of months in the four languages, short and long, without their points. */
const months = [
  'jan|januar|january|janv|janvier|jän|jänner|gen|gennaio',
  'feb|februar|february|févr|fevr|fév|fev|février|fevrier|febbraio',
  'mrz|mär|märz|maerz|mar|march|mars|marzo',
  'apr|april|avr|avril|aprile',
  'mai|may|mag|maggio',
  'jun|juni|june|juin|giu|giugno',
  'jul|juli|july|juil|juillet|lug|luglio',
  'aug|august|août|aout|ago|agosto',
  'sep|sept|september|septembre|set|sett|settembre',
  'okt|oktober|oct|october|octobre|ott|ottobre',
  'nov|november|novembre',
  'dez|dezember|dec|december|déc|décembre|decembre|dic|dicembre',
].join('|')

/** Identifiers damaged by a spreadsheet; each pattern is matched against the whole text in lower case. */
const traces = [
  // A number too long for its cell; Excel always writes the sign of the exponent.
  /^[+-]?\d{1,3}(?:[.,]\d{1,20})?e[+-]\d{1,3}$/,
  // Of a longer number only fifteen digits are kept.
  /^\d{15}0{3,}$/,
  new RegExp(`^\\d{1,4}[ ./-]{1,2}(?:${months})\\.?(?:[ ./-]{1,2}\\d{1,4})?$`),
  new RegExp(`^(?:${months})\\.?[ ./-]{1,2}\\d{1,4}$`),
  /^\d{1,2}([./-])\d{1,2}\1\d{2,4}(?: \d{1,2}:\d\d(?::\d\d)?)?$/,
  /^\d{4}-\d\d-\d\d(?:[ t]\d\d:\d\d(?::\d\d)?)?$/,
  // The errors of a formula, in any language, and a column that was too narrow.
  /^#[\p{L}\d/]{1,20}[!?]$/u,
  /^#(?:n\/a|nv|n\/d)$/,
  /^err:\d{3}$/,
  /^#{2,}$/,
]

/** Whether a text is an identifier damaged by a spreadsheet: a rounded number, a day, an error, a truth value. */
export function isDamagedCode(text: string): boolean {
  if (text.length > 60) return /^#+$/.test(text)
  return flags.has(text.toUpperCase()) || traces.some((trace) => trace.test(text.toLowerCase()))
}
