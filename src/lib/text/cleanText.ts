/** Most texts are plain and clean already, and files have millions of them. */
const plain = /^[!-~]+(?: [!-~]+)*$/
/** Invisible and control characters; joiners, variation selectors and the letters of flags are handled separately. */
const unseen =
  /(?![\t\n\r\u0085\u2028\u2029]|\u200C|\u200D|\u115F|\u1160|\u17B4|\u17B5|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu
/** The tag characters of a flag after the black one; elsewhere they are hidden text. */
const flagLetters = /(\u{1F3F4}[\u{E0020}-\u{E007F}]{1,8})|[\u{E0020}-\u{E007F}]+/gu
const joiners = /([\u200C\u200D])[\u200C\u200D]+/g
/** Joiners are valid between letters of Arabic or Indian scripts and between emoji; elsewhere they are hidden. */
const looseJoiners =
  /(?<=^|[\s\p{ASCII}\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}])[\u200C\u200D]|[\u200C\u200D](?=[\s\p{ASCII}\p{scx=Latin}]|$)/gu
/** Characters that render as nothing or as a blank, line breaks included. */
const blanks = /[\s\u0085\u2800\u3164\uFFA0]+/gu

/** A text on one line from outside (D-94): composed (NFC), without invisible characters, blanks collapsed, trimmed. */
export function cleanLine(text: string): string {
  return plain.test(text) ? text : visible(text).replace(blanks, ' ').trim()
}

/** Like `cleanLine` for a text on several lines: line breaks and blanks within it stay. */
export function cleanText(text: string): string {
  return plain.test(text)
    ? text
    : visible(text)
        .replace(/[\u0085\u2028\u2029]/g, '\n')
        .trim()
}

function visible(text: string): string {
  return text
    .replace(unseen, '')
    .replace(flagLetters, '$1')
    .replace(joiners, '$1')
    .replace(looseJoiners, '')
    .normalize('NFC')
}
