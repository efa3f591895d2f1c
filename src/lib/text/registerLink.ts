import { cleanTemplate } from './templateText.ts'
import { toText } from './text.ts'

/** What the server replaces by the link of an invitation. */
export const registerLink = '{{ register_link }}'

/** Whether a text, as it will be sent, holds the place of the register link; spaces within the braces do not matter. */
export function hasRegisterLink(text: unknown): boolean {
  return /\{\{ *register_link *\}\}/.test(cleanTemplate(toText(text)))
}
