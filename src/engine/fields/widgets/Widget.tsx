import { Suspense } from 'react'
import { fieldOrText, type WidgetProps } from '#engine/collection.ts'
import { Flag } from '#engine/fields/widgets/Flag.tsx'
import { NumberEntry } from '#engine/fields/widgets/NumberEntry.tsx'
import { OptionEntry } from '#engine/fields/widgets/OptionEntry.tsx'
import { OptionsEntry } from '#engine/fields/widgets/OptionsEntry.tsx'
import { ListEntry } from '#engine/fields/widgets/ListEntry.tsx'
import { RelationEntry } from '#engine/fields/widgets/RelationEntry.tsx'
import { TextEntry } from '#engine/fields/widgets/TextEntry.tsx'
import type { FieldType } from '#engine/fieldTypes.ts'
import { deferred, type Lazy } from '#ui/deferred.ts'
import { Skeleton } from '#ui/Skeleton.tsx'

const widgets: Record<Exclude<FieldType['kind'], 'translated'>, React.ComponentType<WidgetProps>> = {
  text: TextEntry,
  number: NumberEntry,
  flag: Flag,
  choice: OptionEntry,
  choices: OptionsEntry,
  relation: RelationEntry,
  relations: RelationEntry,
  list: ListEntry,
  day: deferred(() => import('#engine/fields/widgets/DayEntry.tsx')).Part,
  moment: deferred(() => import('#engine/fields/widgets/MomentEntry.tsx')).Part,
  json: deferred(() => import('#engine/fields/widgets/JsonEntry.tsx')).Part,
}

/** The control that fits a field: its own where the collection names one, else that of its kind. */
export function Widget({ own, ...props }: WidgetProps & { own: Lazy<WidgetProps> | undefined }) {
  const { kind } = fieldOrText(props.collection, props.name)
  const Control = own ? deferred(own).Part : widgets[kind === 'translated' ? 'text' : kind]
  return (
    <Suspense fallback={<Skeleton shape="text" rows={1} />}>
      <Control {...props} />
    </Suspense>
  )
}
