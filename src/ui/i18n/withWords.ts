import i18next from 'i18next'

/** Loads a lazy part together with the files of words that it shows, which it would otherwise ask for once it renders. */
export function withWords<Module>(load: () => Promise<Module>, ...files: string[]): () => Promise<Module> {
  return async () => (await Promise.all([load(), i18next.loadNamespaces(files)]))[0]
}
