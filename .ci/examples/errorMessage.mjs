/** A message for a code that the server sends in place of a text: `{ "email": ["domainNotAllowed"] }`. */
export const errorMessage = {
  inserts: [
    { path: 'src/api/http/errorKeys.ts', before: "  | 'wrongPassword'\n", text: "  | 'domainNotAllowed'\n" },
    { path: 'src/api/http/errorMessage.ts', before: "  'wrongPassword',\n", text: "  'domainNotAllowed',\n" },
    { path: 'locales/said.test.ts', before: "  'wrongPassword',\n", text: "  'domainNotAllowed',\n" },
  ],
  translations: {
    'de/portal': { domainNotAllowed: 'Diese E-Mail-Domain ist nicht zugelassen. Bitte eine andere Adresse angeben.' },
    'fr/portal': {
      domainNotAllowed: 'Ce domaine de messagerie n’est pas autorisé. Veuillez indiquer une autre adresse.',
    },
    'it/portal': { domainNotAllowed: 'Questo dominio e-mail non è ammesso. Indicare un altro indirizzo.' },
  },
  tests: ['locales', 'src/api/http/toApiError.test.ts', 'src/api/http/fieldErrors.test.ts'],
}
