import { config } from '#api/config.ts'
import { useLanguage, type useWords } from '#ui/words.ts'

/** What the portal is called: as the deployment says for this language, else its own name. */
export function portalName(t: ReturnType<typeof useWords>): string {
  return config().portalName?.[useLanguage.getState().language] || t('portal')
}
