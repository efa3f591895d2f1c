import i18next from 'i18next'
import type { EditorView } from '@tiptap/pm/view'
import { findLostMarkup, toSlice, sliceOfText } from './schema.ts'
import { toast } from '#ui/feedback/toasts.ts'

/** Inserts pasted text after sanitising; the editor's own way creates nodes of it first. */
export function handlePaste(view: EditorView, event: ClipboardEvent): boolean {
  const slice = event.clipboardData && getSlice(event.clipboardData, view)
  event.preventDefault()
  if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView())
  return true
}

/** Like `handlePaste` for external drops; the editor itself moves what is dragged within the text. */
export function handleDrop(view: EditorView, event: DragEvent): boolean {
  if (view.dragging) return false
  const slice = event.dataTransfer && getSlice(event.dataTransfer, view)
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY })
  event.preventDefault()
  if (slice && place) view.dispatch(view.state.tr.replaceRange(place.pos, place.pos, slice))
  return true
}

function getSlice(data: DataTransfer, { state: { schema } }: EditorView) {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  if (html) {
    const { tables, pictures } = findLostMarkup(html)
    if (tables) toast.info(i18next.t('mail:pasted-table'))
    if (pictures) toast.info(i18next.t('mail:pasted-picture'))
    return toSlice(html, schema)
  }
  return text ? sliceOfText(text, schema) : undefined
}
