import { useTranslation } from 'react-i18next'
import { useNames } from '#engine/labels.ts'
import { getStockComment } from '#lib/text/stockTexts.ts'
import { hasStockName, type Version } from './version.ts'

/** The comment of a version, and the name of its record: what a server writes by itself in the language of the page. */
export function useVersionTexts(): {
  getComment: (version: Version) => string
  getRecordName: (version: Version, path: string) => string
} {
  const { t } = useTranslation('history')
  const getName = useNames()
  return {
    getComment: ({ comment }) => {
      const key = getStockComment(comment)
      return key ? t(key) : comment
    },
    getRecordName: (version, path) => {
      const kind = getName(`${path}.one`)
      if (hasStockName(version) && kind !== `${path}.one`) return `${kind} ${version.objectId}`
      return version.name || `#${version.objectId}`
    },
  }
}
