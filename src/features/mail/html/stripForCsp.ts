/** Under this name the style of an element passes the parser. */
export const storedStyle = 'data-mail-style'

// Another tag ends an unclosed one, or each would be searched to the end of the text.
const rest = String.raw`(?:"[^"]*"|'[^']*'|[^'"<>])*>`
const heads = new RegExp(String.raw`<style\b${rest}[^]*?(?:</style\s*>|$)|<(?:base|meta|link)\b${rest}`, 'gi')
const startTags = new RegExp(`<[a-z]${rest}`, 'gi')
/** The quoted values of a tag, which stay, and the names to search for. */
const valuesAndNames = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on[a-z]+)(?=\s*=)/gi

/**
 * Returns a text that the browser parses without complaint: under the page's policy it reports every style and handler,
 * even in a document that is never shown. Styles of elements get another name, handlers one that the sanitiser removes;
 * style sheets and other content of a head are removed. This is no sanitiser: that runs afterwards and does not rely on
 * it.
 */
export function stripForCsp(html: string): { html: string; hadHead: boolean } {
  const bare = html.replaceAll(heads, '')
  return { html: bare.replaceAll(startTags, (tag) => tag.replaceAll(valuesAndNames, renamed)), hadHead: bare !== html }
}

function renamed(part: string): string {
  if (/^["']/.test(part)) return part
  return part.toLowerCase() === 'style' ? storedStyle : 'data-mail-handler'
}

/** Restores the names of the styles. */
export function withStyles(html: string): string {
  return html.replaceAll(` ${storedStyle}="`, ' style="')
}
