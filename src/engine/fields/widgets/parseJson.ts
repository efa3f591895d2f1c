import { jsonLanguage } from '@codemirror/lang-json'
import { getLength } from '#ui/fields/codePoints.ts'

/** The position of the first error in a JSON text: offset, and line and column from 1. */
export type JsonProblem = { at: number; line: number; column: number }

/** The value of a JSON text (null if it is blank), or the position of its error, independent of the browser. */
export function parseJson(text: string): { value: unknown } | { problem: JsonProblem } {
  if (text.trim() === '') return { value: null }
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return { problem: problemAt(text, findFirstError(text)) }
  }
}

/** Browsers report the position differently or not at all; the grammar of the editor finds it. */
function findFirstError(text: string): number {
  let at: number | undefined
  jsonLanguage.parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from
      return at === undefined
    },
  })
  return at ?? text.length
}

function problemAt(text: string, at: number): JsonProblem {
  const before = text.slice(0, at)
  const lineStart = before.lastIndexOf('\n') + 1
  return { at, line: before.split('\n').length, column: getLength(before.slice(lineStart)) + 1 }
}
