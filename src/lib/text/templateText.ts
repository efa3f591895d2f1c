import { cleanLine } from './cleanText.ts'

/** Maximum length of a placeholder; a pair of braces further apart belongs to two texts. */
const maxLength = 400
/** A placeholder ends within its paragraph. */
const blockTag = /<\/?(?:p|div|br|hr|li|ul|ol|h[1-6]|table|tr|t[dh]|blockquote)\b/i
const tag = /<(\/?)([a-z][a-z0-9]{0,20})(?:[\s/][^<>]*)?>/gi
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: "'", apos: "'", nbsp: ' ' }

/**
 * A text of mails in the form the server can read: within `{{ … }}` and `{% … %}` no tags, no entities, no invisible
 * characters and plain blanks. Tags that only begin or end within the braces move behind them. All else stays. Linear
 * time.
 */
export function cleanTemplate(text: string): string {
  let clean = ''
  let from = 0
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at + 1)) {
    const found = placeholderAt(text, at)
    if (!found) continue
    clean += text.slice(from, at) + found.clean
    from = found.end
    at = found.end - 1
  }
  return clean + text.slice(from)
}

/** The clean form and the end of the placeholder that starts at a position of a text. */
function placeholderAt(text: string, at: number): { clean: string; end: number } | undefined {
  // Bold markup may separate even two braces.
  const opening = /^\{(?:<[^<>]{0,100}>)*[{%]/.exec(text.slice(at, at + 210))?.[0]
  if (!opening) return undefined
  const isTag = opening.endsWith('%')
  const rest = text.slice(at + opening.length, at + opening.length + maxLength)
  const end = (isTag ? /%(?:<[^<>]{0,100}>)*\}/ : /\}(?:<[^<>]{0,100}>)*\}/).exec(rest)
  const inner = end && rest.slice(0, end.index)
  if (inner === null || inner.includes('{') || blockTag.test(inner)) return undefined
  const tags = [...`${opening}${inner}${end?.[0] ?? ''}`.matchAll(tag)]
  const bare = entitiesRead(inner.replaceAll(tag, ''))
  const words = cleanLine(bare)
  const [before, after] = [/^\s/.test(bare) || isTag ? ' ' : '', /\s$/.test(bare) || isTag ? ' ' : '']
  // Unchanged where it is valid.
  const isPlain = tags.length === 0 && bare === inner && words === inner.trim() && !/[^\S ]/.test(inner)
  const kept = isPlain ? inner : `${before}${words}${after}`
  const clean = `{${isTag ? '%' : '{'}${kept}${isTag ? '%' : '}'}}${unpaired(tags)}`
  return { clean, end: at + opening.length + inner.length + (end?.[0].length ?? 0) }
}

function entitiesRead(text: string): string {
  return (
    text
      .replaceAll(
        /&(?:([a-z]{2,4})|#(\d{1,5})|#x([0-9a-f]{1,4}));/gi,
        (whole, name?: string, number?: string, hex?: string) => {
          if (name) return entities[name.toLowerCase()] ?? whole
          return String.fromCharCode(number ? Number(number) : Number.parseInt(hex ?? '', 16)).replace('"', "'")
        },
      )
      // A letter behind it would begin a tag.
      .replaceAll(/<(?=[a-z/!?])/gi, '< ')
  )
}

/** The tags of a list that have no partner. */
function unpaired(tags: readonly RegExpMatchArray[]): string {
  const open: RegExpMatchArray[] = []
  const left: RegExpMatchArray[] = []
  for (const one of tags) {
    const name = one[2]?.toLowerCase()
    if (!one[1]) open.push(one)
    else if (open.at(-1)?.[2]?.toLowerCase() === name) open.pop()
    else left.push(one)
  }
  return [...left, ...open].map(([whole]) => whole).join('')
}

/** A request body, with the texts of matching keys in the form the server can read. */
export function withCleanTemplates<Body extends object>(body: Body, keys: RegExp): Body {
  const texts = Object.entries(body).flatMap(([key, value]) =>
    keys.test(key) && typeof value === 'string' ? [[key, cleanTemplate(value)] as const] : [],
  )
  return { ...body, ...Object.fromEntries(texts) }
}
