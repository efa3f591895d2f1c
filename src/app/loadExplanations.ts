import i18next from 'i18next'

/** What explains the portal beside its pages, in one chunk with its words. */
export async function loadExplanations() {
  return (await Promise.all([import('./Explanations.tsx'), i18next.loadNamespaces(['help', 'actions'])]))[0]
}
