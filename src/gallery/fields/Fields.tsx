import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import i18next from 'i18next'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { listQuery } from '#api/rows/queries.ts'
import type { Query } from '#api/rows/rows.ts'
import { everyone } from '#engine/rules.ts'
import type { Viewer } from '#api/session/viewer.ts'
import { type Collection, collectionAt, type Values } from '#engine/collection.ts'
import { fieldTypeNames, getKeys } from '#engine/fieldTypes.ts'
import form from '#engine/form/Form.module.css'
import { FormEntry } from '#engine/form/FormEntry.tsx'
import { type Labels, useLabels } from '#engine/labels.ts'
import { cellContent } from '#engine/list/cellContent.tsx'
import { maxNamed } from '#engine/records/relation.ts'
import { ViewerContext } from '#engine/viewer.ts'
import { State, Specimen } from '#gallery/Specimen.tsx'
import { type Say, inLanguage } from '#gallery/words.ts'
import { pickerSize } from '#lib/constants.ts'
import { languages } from '#lib/languages.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import styles from './Fields.module.css'
import { allSamples, type FieldSample, relatedEndpoint, getSamples } from './samples.ts'

export const fieldNames: readonly string[] = fieldTypeNames

const viewer: Viewer = {
  id: 1,
  user: {
    id: 1,
    is_staff: true,
    is_superuser: false,
    is_demo: false,
    email: 'gallery@portal.example',
    first_name: 'Mia',
    last_name: 'Keller',
    language: 1,
    language_previous: null,
    theme: 3,
  },
  isStaff: true,
  isSuperuser: false,
  isDemo: false,
  appPermissions: [],
  contentTypes: [],
  codenames: [],
  titles: [],
}

const collection: Collection = collectionAt('gallery/fields', {
  title: 'text',
  fields: Object.fromEntries(allSamples.map(({ name, field }) => [name, field])),
  columns: allSamples.map(({ name }) => name),
  form: allSamples.map(({ name }) => name),
  permissions: { read: everyone, create: everyone, update: everyone },
})
const row = { id: 1, ...Object.assign({}, ...allSamples.map(({ values }) => values)) }
const noErrors = {}

addWords()

export function Fields() {
  const [client] = useState(clientWithRecords)
  const labels = useLabels(collection)
  const say = inLanguage(useLanguage())
  return (
    <QueryClientProvider client={client}>
      <ViewerContext value={viewer}>
        {fieldTypeNames.map((type) => (
          <Specimen key={type} name={type}>
            {getSamples(type).map((sample) => (
              <div className={styles.sample} key={sample.name}>
                <Sample labels={labels} sample={sample} say={say} type={type} />
              </div>
            ))}
          </Specimen>
        ))}
      </ViewerContext>
    </QueryClientProvider>
  )
}

type SampleProps = { type: string; sample: FieldSample; labels: Labels; say: Say }

/** A field in its states: shown, edited, empty, with an error and read-only. */
function Sample({ type, sample, labels, say }: SampleProps) {
  const { name, values } = sample
  const empty = Object.fromEntries(Object.keys(values).map((key) => [key, null]))
  const kind = name.slice(type.length + 1)
  const state = (what: string) => (kind ? `${what} (${kind})` : what)
  return (
    <>
      <State name={state('in a list')}>
        <div>{cellContent(collection, { field: name }, row, labels)}</div>
      </State>
      <State name={state('in a form')}>
        <FieldState sample={sample} values={values} />
      </State>
      <State name={state('empty')}>
        <FieldState sample={sample} values={empty} />
      </State>
      <State name={state('error')}>
        <FieldState error={say('error')} sample={sample} values={empty} />
      </State>
      <State name={state('read only')}>
        <FieldState isReadOnly sample={sample} values={values} />
      </State>
    </>
  )
}

type FieldStateProps = { sample: FieldSample; values: Values; error?: string; isReadOnly?: boolean }

/** A field in a form of its own, as the form of a record has it. */
function FieldState({ sample: { name, field }, values, error, isReadOnly = false }: FieldStateProps) {
  const [errors] = useState(() =>
    error === undefined
      ? noErrors
      : Object.fromEntries(getKeys(name, field).map((key) => [key, { type: 'sample', message: error }])),
  )
  const [entry] = useState(() => ({ field: name, ...(isReadOnly && { readOnly: everyone }) }))
  const own = useForm<Values>({ defaultValues: values, errors })
  const labels = useLabels(collection)
  return (
    <FormProvider {...own}>
      <div className={form.form}>
        <FormEntry
          base={row}
          collection={collection}
          labels={labels}
          entry={entry}
          marked={undefined}
          onUnparsed={nothing}
        />
      </div>
    </FormProvider>
  )
}

function nothing(): void {
  // Half-typed input blocks nothing here.
}

/** The records that a relation shows and offers, as responses of the server. */
function clientWithRecords(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Infinity, gcTime: Infinity, retry: false } },
  })
  const say = inLanguage('de')
  const rows = (['hospital', 'hospitalTwo', 'hospitalThree'] as const).map((word, index) => ({
    id: index + 1,
    name: say(word),
  }))
  const keep = (found: typeof rows, query: Query & { size: number }) =>
    client.setQueryData(listQuery(viewer.id, relatedEndpoint, query).queryKey, {
      rows: found,
      count: found.length,
      page: 1,
      size: query.size,
    })
  keep(rows, { size: pickerSize, page: 1 })
  keep(rows, { ids: '1,2,3', size: maxNamed })
  keep(rows.slice(0, 1), { ids: '1', size: maxNamed })
  return client
}

/** The names of the sample fields and of their options, under the keys of an area. */
function addWords(): void {
  for (const language of languages) {
    const say = inLanguage(language)
    const names = allSamples.flatMap(({ name, word }) => [
      [name, word ? say(word) : name],
      ...(['active', 'waiting', 'closed'] as const).map((option) => [`${name}.${option}`, say(option)]),
    ])
    i18next.addResourceBundle(language, 'fields-gallery', Object.fromEntries(names))
  }
}
