import { Suspense } from 'react'
import type { DetailProps } from '#engine/collection.ts'
import { RecordView } from '#engine/detail/RecordView.tsx'
import { getTitle } from '#engine/formatValue.ts'
import { lazy, type Lazy } from '#ui/lazy/lazy.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { DetailSkeleton } from './DetailSkeleton.tsx'

type Props = Omit<DetailProps, 'form'> & { load: Lazy<DetailProps> }

/** A record with the rendering of its collection; the plain form is behind it. */
export function OwnDetail({ load, collection, row, back, tools }: Props) {
  const language = useLanguage()
  const { Part: Own } = lazy(load)
  const title = getTitle(collection, row, language)
  const form = (
    <RecordView
      collection={collection}
      row={row}
      back={{ to: `/${collection.path}/${row.id}`, label: title }}
      list={back.to}
      tools={tools}
    />
  )
  return (
    <Suspense
      fallback={
        <>
          <PageHeader title={title} isName back={back} />
          <DetailSkeleton collection={collection} />
        </>
      }
    >
      <Own collection={collection} row={row} back={back} tools={tools} form={form} />
    </Suspense>
  )
}
