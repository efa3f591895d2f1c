/** Under this name the style of an element passes the parser. */
export const storedStyle = 'data-mail-style'

// Another tag ends one that was never closed, or each would be looked for to the end of the text.
const rest = String.raw`(?:"[^"]*"|'[^']*'|[^'"<>])*>`
const heads = new RegExp(String.raw`<style\b${rest}[^]*?(?:</style\s*>|$)|<(?:base|meta|link)\b${rest}`, 'gi')
const startTags = new RegExp(`<[a-z]${rest}`, 'gi')
/** The quoted values of a tag, which stay, and the names that are looked for. */
const valuesAndNames = /"[^"]*"|'[^']*'|(?<=[\s/"'])(?:style|on[a-z]+)(?=\s*=)/gi

/**
 * A text that the browser parses without complaint: under the page's policy it reports every style and handler it meets, even
 * in a document that is never shown. Styles of elements get another name, handlers one that the cleaning throws out; style
 * sheets and what else belongs to a head go. This is no cleaning: that comes after, and does not rely on it.
 */
export function stripForCsp(html: string): { html: string; hadHead: boolean } {
  const bare = html.replaceAll(heads, '')
  return { html: bare.replaceAll(startTags, (tag) => tag.replaceAll(valuesAndNames, renamed)), hadHead: bare !== html }
}

function renamed(part: string): string {
  if (/^["']/.test(part)) return part
  return part.toLowerCase() === 'style' ? storedStyle : 'data-mail-handler'
}

/** Gives the styles their name back. */
export function withStyles(html: string): string {
  return html.replaceAll(` ${storedStyle}="`, ' style="')
}
