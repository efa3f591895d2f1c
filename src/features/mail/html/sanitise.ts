import DOMPurify from 'dompurify'
import { storedStyle, stripForCsp, withStyles } from './stripForCsp.ts'

const settings = {
  USE_PROFILES: { html: true },
  // Everything before the first visible node is checked as well.
  FORCE_BODY: true,
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: [storedStyle],
  ADD_URI_SAFE_ATTR: [storedStyle],
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'optgroup',
    'datalist',
    'fieldset',
    'label',
    'legend',
    'output',
    'audio',
    'video',
    'source',
    'track',
    'picture',
    'dialog',
    'map',
    'area',
    'template',
    'slot',
    'marquee',
    'nav',
    'menu',
    'meter',
    'progress',
    'details',
    'summary',
  ],
  FORBID_ATTR: [
    'background',
    'srcset',
    'sizes',
    'poster',
    'id',
    'name',
    'popover',
    'autofocus',
    'tabindex',
    'contenteditable',
  ],
}

/**
 * The permitted content of a mail as nodes: no scripts, handlers, style sheets, forms or drawings. Placeholders stay
 * unchanged; the styles of elements are in `storedStyle`.
 */
export function sanitisedNodes(html: string): DocumentFragment {
  return DOMPurify.sanitize(stripForCsp(html).html, { ...settings, RETURN_DOM_FRAGMENT: true })
}

/** Like `sanitisedNodes`, as text, with whether anything was removed. */
export function sanitised(html: string): { html: string; isClean: boolean } {
  // DOMPurify inserts a mark of its own into an empty text and then reports its removal.
  if (html === '') return { html, isClean: true }
  const calm = stripForCsp(html)
  const clean = DOMPurify.sanitize(calm.html, settings)
  return {
    html: withStyles(clean),
    isClean:
      !calm.hadHead &&
      !DOMPurify.removed.some(isReported) &&
      !/<(!doctype|html|head|body|meta|link|base|title)\b/i.test(html),
  }
}

/** The mark that DOMPurify itself inserts at the beginning is not part of the text. */
function isReported(removed: { element?: Node } | { attribute: Attr | null; from: Node }): boolean {
  return !('element' in removed && removed.element?.nodeName === 'REMOVE')
}
