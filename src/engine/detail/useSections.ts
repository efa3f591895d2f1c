import { use } from 'react'
import { useTranslation } from 'react-i18next'
import type { Row } from '#api/rows/page.ts'
import type { Collection, Panel } from '#engine/collection.ts'
import { CollectionsContext } from '#engine/collections.ts'
import { getSections, isShown } from '#engine/form/entries.ts'
import { useLabels, useNames } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import { findRelated } from './findRelated.ts'
import { getSectionId } from '#engine/form/sectionId.ts'

/** A part of the page of a record: the id of its element, and its heading. */
export type Section = { id: string; label: string }

/** The parts of a record in page order: panels above its form, the form and its sections, panels and lists below. */
export function useSections(
  collection: Collection,
  row: Row | undefined,
  panels: readonly Panel[],
  formId: string,
): Section[] {
  const { t } = useTranslation('forms')
  const viewer = useViewer()
  const labels = useLabels(collection)
  const getName = useNames()
  const collections = use(CollectionsContext)
  if (!row) return []
  const ofPanel = ({ name }: Panel) => ({ id: getSectionId(name), label: labels.field(name) })
  const parts = getSections(collection)
    .filter(({ entries }) => entries.some((entry) => isShown(collection, entry, row, viewer, false)))
    .map(({ section }) =>
      section === undefined
        ? { id: formId, label: t('index.form') }
        : { id: getSectionId(section), label: t(`section.${section}`) },
    )
  const lists = (collection.related ?? []).filter((list) => findRelated(collection, list, row, viewer, collections))
  return [
    ...panels.filter(({ isAbove }) => isAbove).map(ofPanel),
    ...parts,
    ...panels.filter(({ isAbove }) => !isAbove).map(ofPanel),
    ...lists.map(({ path, heading }) => ({
      id: getSectionId(path),
      label: heading === undefined ? getName(path) : labels.field(heading),
    })),
  ]
}
