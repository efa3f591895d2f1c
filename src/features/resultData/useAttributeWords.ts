import { useQuery } from '@tanstack/react-query'
import type { RowAt } from '#api/rows/page.ts'
import { queryKeys } from '#api/rows/queries.ts'
import { listRows } from '#api/rows/rows.ts'
import { useViewer } from '#engine/viewer.ts'
import { type AttributeWords, attributeWords } from './attributeWords.ts'

const measures = 'results/measures'
type MeasureRow = RowAt<typeof measures>
let open: { ids: Set<number>; rows: Promise<ReadonlyMap<number, MeasureRow>> } | undefined

/** The names of the attributes of a row's measure; undefined until they are loaded, or where they cannot be read. */
export function useAttributeWords(row: RowAt<'results/data'>): AttributeWords | undefined {
  const viewer = useViewer()
  const measure = typeof row.measure === 'number' ? row.measure : undefined
  const { data } = useQuery({
    queryKey: queryKeys.part(viewer.id, measures, 'attribute-words', measure),
    // An answer is readable without its name, so a failure is not announced.
    queryFn: async () => await getMeasure(measure ?? 0).then(attributeWords, () => null),
    enabled: measure !== undefined,
    staleTime: 60_000,
  })
  return data ?? undefined
}

/** Loads a measure; those requested together by the rows of a list share one request. */
async function getMeasure(id: number): Promise<MeasureRow> {
  open ??= begin()
  open.ids.add(id)
  return (await open.rows).get(id) ?? { id }
}

function begin() {
  const ids = new Set<number>()
  const read = async () => {
    await new Promise((resolve) => setTimeout(resolve))
    open = undefined
    const { rows } = await listRows(measures, {
      ids: [...ids].toSorted((one, other) => one - other).join(),
      size: 'all',
    })
    return new Map(rows.map((row) => [row.id, row]))
  }
  return { ids, rows: read() }
}
