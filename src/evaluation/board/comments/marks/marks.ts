import { firstNames } from './firstNames.ts'

export const markKinds = ['name', 'date', 'room', 'phone', 'mail', 'age', 'number'] as const
/** What a part of a text looks like. */
export type MarkKind = (typeof markKinds)[number]
/** A part of a text, `to` is behind its last letter. */
export type Mark = { from: number; to: number; kind: MarkKind }

/** A blank within a line, and the bounds of a word. */
const blank = '[ \\u00a0\\u202f\\t]'
const [before, after] = ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])']

const months = [
  'Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember',
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  'gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre',
].join('|')
const monthNames = `(?:${months}|${withCapitals(months)})`

/** Titles before a name. 'Sig.ra' comes before 'Sig.', or its end would be taken for a name. */
const titles = [
  '[Hh]errn?|[Ff]rau|Fräulein|Hr\\.|Fr\\.|Dr\\.?|med\\.|Prof\\.?|PD|Doktor|Professor(?:in)?|Schwester|Pfleger(?:in)?|Pflegefachfrau|Pflegefachmann|Ober(?:arzt|ärztin)|Chef(?:arzt|ärztin)|Assistenz(?:arzt|ärztin)|(?:Ä|ä)rztin|Arzt',
  '[Mm]adame|[Mm]ademoiselle|[Mm]onsieur|Mme|Mlle|Mr|M\\.|Dre|Docteure?|Pr\\.?|[Ii]nfirmi(?:er|ère)|[Mm]édecin|[Dd]octeure?',
  'Signora|Signor|Sig\\.ra|Sig\\.na|Sig\\.|Dott\\.ssa|Dott\\.|Dottoressa|Dottore?|Suor|[Ii]nfermier[ae]|[Ss]ignora|[Ss]ignor|[Dd]ottoressa|[Dd]ottore?',
].join('|')
/** Words before a name that somebody gives, or signs with. */
const leads = [
  '(?:heisst|heißt|heisse|heiße|[Mm]ein Name ist|(?:Grüsse|Gruss|Grüße|Gruß)(?: von)?)',
  "(?:s['’]appelle|m['’]appelle|[Mm]on nom est|[Cc]ordialement|[Ss]alutations)",
  '(?:[Ss]i chiama|[Mm]i chiamo|[Ii]l mio nome è|[Ss]aluti(?: da)?)',
].join('|')
const particles = "(?:von|van|de|di|del|della|du|des|la|le|zu|d['’])"
const word = "(?:\\p{Lu}[\\p{L}'’-]*\\p{Ll}[\\p{L}'’-]*|\\p{Lu}{3,})"
/** An initial, or a word with a capital letter, and what belongs to it. */
const name = `(?:\\p{Lu}\\.${blank}?)?(?:${particles}${blank}+|d['’])*${word}(?:${blank}(?:${particles}${blank})*${word}){0,2}`

const rooms =
  '(?:[Zz]immer(?:nummer)?|[Zz]i\\.|[Bb]ett|[Rr]aum|[Ss]tation|[Aa]bteilung|[Cc]hambre|[Ll]it|[Ss]alle|[Uu]nité|[Ee]tage|[Éé]tage|[Cc]amera|[Ss]tanza|[Ll]etto|[Rr]eparto)'
const numero = '(?:Nr\\.?|[Nn]o\\.?|[Nn]°|n\\.|numéro|numero|Nummer)'

/** In their order: a part that one of them has found is no other's. The group `part` is what is marked, else all of it. */
const patterns: readonly (readonly [MarkKind, RegExp])[] = [
  ['mail', /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/gu],
  ['phone', /(?<![\d+])(?:\+|00)\d{1,3}(?:[ \u00a0./()-]{0,2}\d){7,11}(?!\d)/gu],
  ['phone', /(?<![\d.'’])0\d{2}[ \u00a0./-]?\d{3}[ \u00a0./-]?\d{2}[ \u00a0./-]?\d{2}(?!\d)/gu],
  ['number', /(?<!\d)756[. ]?\d{4}[. ]?\d{4}[. ]?\d{2}(?!\d)/gu],
  [
    'date',
    /(?<![\d.,/-])(?:0?[1-9]|[12]\d|3[01])[./-][ \u00a0]?(?:0?[1-9]|1[0-2])[./-][ \u00a0]?(?:\d{4}|\d{2})(?!\d)/gu,
  ],
  ['date', /(?<!\d)(?:19|20)\d{2}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?!\d)/gu],
  ['date', /(?<![\d.,])(?:0?[1-9]|[12]\d|3[01])\.[ \u00a0]?(?:0?[1-9]|1[0-2])\.(?!\d)/gu],
  [
    'date',
    pattern(
      `${before}(?:\\d{1,2}(?:\\.|er|°)?${blank}?${monthNames}|${monthNames}${blank}\\d{4})(?:${blank}\\d{4})?${after}`,
    ),
  ],
  [
    'room',
    pattern(
      `${before}${rooms}${blank}*(?:${numero}${blank}*)?\\p{Lu}?${blank}?\\d{1,4}(?:[./-]\\d{1,3})?\\p{L}?${after}`,
    ),
  ],
  [
    'age',
    pattern(
      `${before}\\d{1,3}(?:-?jährig\\p{Ll}*|${blank}?Jahre?${blank}alt|${blank}?-?${blank}?(?:year|enne)\\p{Ll}*|enni)${after}`,
    ),
  ],
  [
    'age',
    pattern(
      `(?:[Jj]['’]ai|${before}(?:ai|(?<!y${blank})a|avait|avais|âgée?s? de|de|ses|mes))${blank}(?<part>\\d{1,3}${blank}ans)${after}`,
    ),
  ],
  ['age', pattern(`${before}(?:[Hh]o|[Hh]a|aveva|avevo|di|dai)${blank}(?<part>\\d{1,3}${blank}anni)${after}`)],
  ['name', pattern(`${before}(?:${titles})(?:${blank}+(?:${titles}))*${blank}*(?<part>${name})`)],
  ['name', pattern(`${before}(?:${leads})[,:]?\\s+(?<part>${name})`)],
  ['name', pattern(`${before}(?:${firstNames.join('|')})(?:${blank}${word})?${after}`)],
  ['number', /(?<![\d.,'’])\d(?:[.'’ -]?\d){4,}(?!\d)(?![ \u00a0]?(?:%|CHF|Fr\.|Franken|francs|franchi))/gu],
]

/** Titles that end like a name would begin: 'Dr.Meier' has no blank. */
function pattern(source: string): RegExp {
  return new RegExp(source, 'gu')
}

function withCapitals(words: string): string {
  return words
    .split('|')
    .map((one) => one.charAt(0).toUpperCase() + one.slice(1))
    .join('|')
}

/** Capitalised words that follow a title without being a name. */
const noNames = new Set(['Und', 'Die', 'Der', 'Das', 'Ich', 'Sie', 'Les', 'La', 'Le', 'Il', 'Lo', 'Che'])

/**
 * The parts of a text that look like a name, a date, a room, a phone number, a mail address, an age or another long number, in
 * German, French and Italian. It is a help and no guarantee: a name without a title that is no common first name, a nickname, an
 * illness or a story that only one person has are not found (`docs/privacy.md`).
 */
export function findMarks(text: string): Mark[] {
  const marks: Mark[] = []
  for (const [kind, expression] of patterns)
    for (const match of text.matchAll(expression)) {
      const part = match.groups?.['part'] ?? match[0]
      const from = match.index + match[0].lastIndexOf(part)
      const mark = { from, to: from + part.length, kind }
      if (kind === 'name' && noNames.has(part)) continue
      if (marks.every((other) => other.to <= mark.from || other.from >= mark.to)) marks.push(mark)
    }
  return marks.toSorted((one, other) => one.from - other.from)
}

/** A part of a text, marked or not. */
export type Piece = { from: number; text: string; kind: MarkKind | null }

/** A text cut at its marks. */
export function toPieces(text: string, marks: readonly Mark[] = findMarks(text)): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const { from, to, kind } of marks) {
    if (from > at) pieces.push({ from: at, text: text.slice(at, from), kind: null })
    pieces.push({ from, text: text.slice(from, to), kind })
    at = to
  }
  return at < text.length ? [...pieces, { from: at, text: text.slice(at), kind: null }] : pieces
}
