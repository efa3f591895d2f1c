/** Milliseconds after which a letter no longer belongs to the previous word. */
const pause = 700

let lastLetter = -Infinity
let isWord = false

/**
 * Tracks typing from the start of the page, so that the rest of a word whose first letter reached no field is not
 * mistaken for shortcuts. Call it once, before any listener of keys is added.
 */
export function watchKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
      isWord = isLetter && event.timeStamp - lastLetter < pause
      // A modifier pressed for the next letter ends no word.
      if (event.key !== 'Shift' && event.key !== 'AltGraph') lastLetter = isLetter ? event.timeStamp : -Infinity
    },
    { capture: true },
  )
  window.addEventListener('pointerdown', endWord, { capture: true })
}

/** The letter was a shortcut: the next one is not a part of its word. */
export function endWord(): void {
  lastLetter = -Infinity
}

/** Whether the current key follows another letter so quickly that somebody is typing a word. */
export function isInsideWord(): boolean {
  return isWord
}

type Pressed = Pick<KeyboardEvent, 'isComposing' | 'composedPath'>

/**
 * Whether the focused element uses keys itself: a text, an editor (in a shadow tree as well), or a select that is
 * searched by typing.
 */
export function isTyping(event: Pressed): boolean {
  if (event.isComposing) return true
  // In a shadow tree `target` is its host only.
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(typed) !== null
}

/** Whether a dialog is open. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
}

/** Whether a dialog, a menu or a list is over the page and uses the keys itself. */
export function isPageCovered(): boolean {
  return isDialogOpen() || document.querySelector('[role="menu"], [role="listbox"]') !== null
}

const typed = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=color], [type=range], [type=file])',
  'textarea',
  'select',
  'iframe',
  '[contenteditable]:not([contenteditable=false])',
  '[role=textbox]',
  '[role=searchbox]',
  '[role=spinbutton]',
  '[role=combobox]',
  '[aria-haspopup=listbox]',
].join(', ')
