import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findMarks, toPieces } from './marks.ts'

const marked = (text: string) => findMarks(text).map(({ from, to, kind }) => `${kind}: ${text.slice(from, to)}`)

const found: [language: string, text: string, marks: string[]][] = [
  ['de', 'Frau Rüegger war sehr nett.', ['name: Rüegger']],
  ['de', 'Herr Dr. med. von Niederhäusern hat operiert.', ['name: von Niederhäusern']],
  ['de', 'Danke an Herrn Prof. Dr. Hans-Peter Läubli!', ['name: Hans-Peter Läubli']],
  ['de', 'herr MEIERHANS und frau Signer', ['name: MEIERHANS', 'name: Signer']],
  ['de', 'Die Oberärztin Keller kam spät.', ['name: Keller']],
  ['de', 'Sandra von der Nachtwache war ein Engel.', ['name: Sandra']],
  ['de', 'Mein Name ist Brunner.', ['name: Brunner']],
  ['de', 'Herzlichen Dank. Liebe Grüsse\nErna Odermatt', ['name: Erna Odermatt']],
  ['de', 'Operiert am 03.11.2025, Austritt am 7. November.', ['date: 03.11.2025', 'date: 7. November']],
  ['de', 'Am 3.4. kam niemand.', ['date: 3.4.']],
  ['de', 'Seit März 2025 warte ich.', ['date: März 2025']],
  ['de', 'Im Zimmer 214 war es laut, Bett 2 auch.', ['room: Zimmer 214', 'room: Bett 2']],
  ['de', 'Zimmer Nr. 12a, Station B3', ['room: Zimmer Nr. 12a', 'room: Station B3']],
  ['de', 'Ich bin 82 Jahre alt, eine 82-jährige Patientin.', ['age: 82 Jahre alt', 'age: 82-jährige']],
  [
    'de',
    'Rufen Sie mich an: 079 123 45 67 oder +41 (0)44 123 45 67.',
    ['phone: 079 123 45 67', 'phone: +41 (0)44 123 45 67'],
  ],
  ['de', 'h.muster@example.ch', ['mail: h.muster@example.ch']],
  ['de', 'AHV 756.1234.5678.97, Fall 4711002', ['number: 756.1234.5678.97', 'number: 4711002']],
  ['fr', 'Mme Dubois et M. de la Croix étaient gentils.', ['name: Dubois', 'name: de la Croix']],
  ['fr', "Le docteur Favre a tout expliqué, merci à l'infirmière Chloé.", ['name: Favre', 'name: Chloé']],
  ['fr', 'Merci à Sylvie !', ['name: Sylvie']],
  ['fr', "Je m'appelle Rochat.", ['name: Rochat']],
  ['fr', 'Entrée le 1er mars 2025, sortie le 12/03/2025.', ['date: 1er mars 2025', 'date: 12/03/2025']],
  ['fr', 'La chambre 12 et le lit no 3', ['room: chambre 12', 'room: lit no 3']],
  ['fr', "J'ai 82 ans, ma mère âgée de 99 ans aussi.", ['age: 82 ans', 'age: 99 ans']],
  ['fr', 'Tél. 021 123 45 67', ['phone: 021 123 45 67']],
  ['it', 'La Sig.ra Bernasconi e il Dott. Rossi sono stati bravi.', ['name: Bernasconi', 'name: Rossi']],
  ['it', 'La dottoressa D’Amico è gentile, mi chiamo Cattaneo.', ['name: D’Amico', 'name: Cattaneo']],
  ['it', "Nella camera 214 dal 3 marzo all'8.3.2025.", ['room: camera 214', 'date: 3 marzo', 'date: 8.3.2025']],
  ['it', 'Ho 82 anni.', ['age: 82 anni']],
  ['it', 'Un ringraziamento a Francesca.', ['name: Francesca']],
]
test.each(found)('%s: %s', (_language, text, marks) => {
  expect(marked(text)).toEqual(marks)
})

describe('what names nobody is not marked', () => {
  test.each([
    'Die Pflege war sehr aufmerksam, das Essen gut.',
    'Das Zimmer war laut, die Frau neben mir freundlich.',
    'Ich habe 3 Stunden gewartet, 2 Jahre lang, seit 20 Jahren.',
    'Note 5.5 von 6, 24/7 jemand da.',
    'Die Schwester war nett, der Arzt auch.',
    'Alles bestens, vielen Dank. Herzliche Grüsse',
    'Es kostete 12000 Franken, 95 % waren zufrieden.',
    'Im Mai war es besser, im Herbst nicht.',
    'Le personnel était très attentif, la chambre calme.',
    'Depuis 20 ans je viens ici, il y a 3 ans aussi.',
    'Monsieur était très poli, madame aussi.',
    'La camera era pulita, il vitto buono.',
    'Ho aspettato a lungo, da 10 anni.',
    'Il dottore era gentile.',
  ])('%s', (text) => {
    expect(marked(text)).toEqual([])
  })
})

test('the pieces of a text are the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 200 }),
        fc.array(fc.constantFrom(...found.map(([, text]) => text))).map((all) => all.join(' ')),
      ),
      (text) => {
        expect(
          toPieces(text)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      },
    ),
  )
})

test.each(['a', 'A', '1', '1.', 'Frau ', 'Frau A', 'a@', '0 ', 'von ', '. '])(
  'ten thousand times %j is read in linear time',
  (part) => {
    const text = part.repeat(10_000)
    expect(
      toPieces(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text)
  },
  5000,
)
