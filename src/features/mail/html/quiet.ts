/** Under this name the style of an element passes the parser. */
export const heldStyle = 'data-mail-style'

const heads = /<style\b[^>]*>[\s\S]*?(?:<\/style\s*>|$)|<(?:base|meta|link)\b[^>]*>/gi
// Another tag ends one that was never closed, or each would be looked for to the end of the text.
const startTags = /<[a-z](?:"[^"]*"|'[^']*'|[^'"<>])*>/gi
const attributes = /([\s/"'])(style|on[a-z]+)(?=\s*=)(?=(?:[^"']|"[^"]*"|'[^']*')*>$)/gi

/**
 * A text that the browser parses without complaint: under the page's policy it reports every style and handler it meets, even
 * in a document that is never shown. Styles of elements get another name, handlers one that the cleaning throws out; style
 * sheets and what else belongs to a head go. This is no cleaning: that comes after, and does not rely on it.
 */
export function quiet(html: string): { html: string; hadHead: boolean } {
  const bare = html.replaceAll(heads, '')
  const renamed = (_all: string, before: string, name: string) =>
    `${before}${name.toLowerCase() === 'style' ? heldStyle : 'data-mail-handler'}`
  return { html: bare.replaceAll(startTags, (tag) => tag.replaceAll(attributes, renamed)), hadHead: bare !== html }
}

/** Gives the styles their name back. */
export function withStyles(html: string): string {
  return html.replaceAll(` ${heldStyle}="`, ' style="')
}
