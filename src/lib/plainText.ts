const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const inline = /<\/?(?:a|b|code|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi

/**
 * What a text with HTML in it says, on one line: tags are taken out, never run; `a < b` is no tag. Entities are read
 * once.
 */
export function plainText(html: string): string {
  // A shortcut: most texts have neither, and lists are long.
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  return (
    html
      // What is never closed goes on to the end, as for a browser.
      .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(?:-->|$)/g, ' ')
      .replace(inline, '')
      .replace(/<\/?[a-z][^<>]*>/gi, ' ')
      .replace(
        /&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi,
        (whole, name: string) => named[name.toLowerCase()] ?? numbered(name) ?? whole,
      )
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function numbered(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name) ?? []
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return Number.isInteger(code) && code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
    ? String.fromCodePoint(code)
    : undefined
}
