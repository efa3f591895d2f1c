import type { Page } from '@playwright/test'

/**
 * Translates the page from now on as the browser's translator does: replaces each text by two elements that contain it.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translator)
}

/** The same from the first text of every page. */
export async function translateFromTheStart(page: Page): Promise<void> {
  await page.addInitScript(translator)
}

function translator(): void {
  const untouched = 'script, style, noscript, textarea, font, code, svg, title, [contenteditable], [translate=no]'
  const turn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.nodeValue?.trim() || !text.parentElement || text.parentElement.closest(untouched)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.nodeValue
      outer.append(inner)
      text.parentElement.replaceChild(outer, text)
    }
  }
  new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) {
      for (const node of addedNodes) setTimeout(() => turn(node), 30)
      if (type === 'characterData') setTimeout(() => turn(target), 30)
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
  if (document.body) turn(document.body)
}
