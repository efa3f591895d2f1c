import { Fragment, type ReactNode } from 'react'

/** A text whose e-mail addresses wrap after `@` and `.` rather than within a word. */
export function addBreaks(text: string): ReactNode {
  if (!text.includes('@')) return text
  return text.split(/(?<=[@.])(?=\S)/).map((part, index) => (
    // Parts of a text have no key but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
