import { cleanTemplate } from './templateText.ts'
import { toText } from './text.ts'

/** The placeholder that the server replaces by the link of an invitation. */
export const registerLink = '{{ register_link }}'

/**
 * Whether a text, as it will be sent, contains the placeholder of the register link; spaces within the braces are
 * allowed.
 */
export function hasRegisterLink(text: unknown): boolean {
  return /\{\{ *register_link *\}\}/.test(cleanTemplate(toText(text)))
}
