import { useTranslation } from 'react-i18next'
import { type Collection, type Entry, getField, toObjects } from '#engine/collection.ts'
import { getKeys, getLanguage } from '#engine/fieldTypes.ts'
import { useLabels } from '#engine/labels.ts'

/** The label of the control of a key: its field, and the language of a text in three languages. */
export function useKeyLabel(collection: Collection): (key: string) => string {
  const { t } = useTranslation()
  const labels = useLabels(collection)
  return (key) => {
    const name = getFieldName(collection, key)
    const field = getField(collection, name)
    const language = getLanguage(name, field, key)
    return language ? `${labels.field(name)} (${t(`language.in.${language}`)})` : labels.field(name)
  }
}

/** The field of a key: the key itself, or the translated field it is one language of. */
export function getFieldName(collection: Collection, key: string): string {
  const entry = toObjects<Entry>(collection.form).find(({ field }) =>
    getKeys(field, getField(collection, field)).includes(key),
  )
  return entry?.field ?? key
}
