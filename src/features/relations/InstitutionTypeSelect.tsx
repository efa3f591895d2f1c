import type { WidgetProps } from '#engine/collection.ts'
import { ContentTypeSelect } from './ContentTypeSelect.tsx'
import { institutions } from '#lib/areas.ts'

/** Selects a kind of institution. */
export default function InstitutionTypeSelect(props: WidgetProps) {
  return (
    <ContentTypeSelect
      {...props}
      isOffered={({ app_label, model }) => institutions.some(({ type }) => type === `${app_label}.${model}`)}
    />
  )
}
