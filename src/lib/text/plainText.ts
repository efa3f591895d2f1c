const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const inline = /<\/?(?:a|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi

/** The text of HTML on one line: tags are removed, never run; `a < b` is no tag. Entities are decoded once. */
export function plainText(html: string): string {
  // A shortcut: most texts have neither, and lists are long.
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  return withoutRaw(html)
    .replace(inline, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(
      /&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi,
      (whole, name: string) => named[name.toLowerCase()] ?? numbered(name) ?? whole,
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** Removes comments, scripts and styles; one that is never closed extends to the end, as in a browser. */
function withoutRaw(html: string): string {
  const begin = /<!--|<(script|style)\b[^<>]*>/gi
  let kept = ''
  let from = 0
  for (let found = begin.exec(html); found; found = begin.exec(html)) {
    kept += `${html.slice(from, found.index)} `
    const end = found[1] ? new RegExp(`</${found[1]}\\s*>`, 'gi') : /-->/g
    end.lastIndex = begin.lastIndex
    if (!end.exec(html)) return kept
    from = end.lastIndex
    begin.lastIndex = from
  }
  return kept + html.slice(from)
}

function numbered(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name) ?? []
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return Number.isInteger(code) && code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
    ? String.fromCodePoint(code)
    : undefined
}
