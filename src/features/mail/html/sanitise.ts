import DOMPurify from 'dompurify'

const settings = {
  USE_PROFILES: { html: true },
  // Whatever stands before the first visible thing is looked at as well.
  FORCE_BODY: true,
  ALLOW_DATA_ATTR: false,
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'textarea', 'select', 'option', 'optgroup', 'datalist', 'fieldset', 'label', 'legend', 'output', 'audio', 'video', 'source', 'track', 'picture', 'dialog', 'map', 'area', 'template', 'slot', 'marquee', 'nav', 'menu', 'meter', 'progress', 'details', 'summary'],
  FORBID_ATTR: ['background', 'srcset', 'sizes', 'poster', 'id', 'name', 'popover', 'autofocus', 'tabindex', 'contenteditable'],
}

/** What may stand in a mail, as nodes: no scripts, handlers, styles elsewhere, forms or drawings. Placeholders stay as they are. */
export function sanitisedNodes(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...settings, RETURN_DOM_FRAGMENT: true })
}

/** As `sanitisedNodes`, as text, and whether anything had to go. */
export function sanitised(html: string): { html: string; isClean: boolean } {
  const clean = DOMPurify.sanitize(html, settings)
  return { html: clean, isClean: !DOMPurify.removed.some(isTold) && !/<(!doctype|html|head|body|meta|link|base|title)\b/i.test(html) }
}

/** The mark that DOMPurify itself puts in front is none of the text's parts. */
function isTold(removed: { element?: Node } | { attribute: Attr | null; from: Node }): boolean {
  return !('element' in removed && removed.element?.nodeName === 'REMOVE')
}
