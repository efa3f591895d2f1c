import { zodResolver } from '@hookform/resolvers/zod'
import i18next from 'i18next'
import { useForm, useWatch } from 'react-hook-form'
import type { Collection } from '#engine/collection.ts'
import type { Labels } from '#engine/labels.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { z } from '#lib/schema.ts'
import { findIdentifiers, guessTargets, parseTable, type Target, type TableLine } from './table.ts'

/** Pasted cells, and what each column holds (`by:anqid`, `set:state`, '' for nothing). */
export type Pasted = { cells: string; hasHeadings: boolean; columns: string[] }

/** How many lines are read. */
const maxLines = 2000

/** The form of pasted cells: what its columns hold is recognised by their headings, and changed by hand. */
export function useTable(collection: Collection, fields: readonly string[], labels: Labels) {
  const targets: Target[] = [
    ...findIdentifiers(collection).map((field): Target => ({ kind: 'by', field })),
    ...fields.map((field): Target => ({ kind: 'set', field })),
  ]
  const toTarget = (value: string) => targets.find((target) => toValue(target) === value)
  const form = useForm<Pasted>({
    defaultValues: { cells: '', hasHeadings: true, columns: [] },
    resolver: zodResolver(getSchema(toTarget, labels)),
  })
  const { cells, hasHeadings } = useWatch({
    control: form.control,
    compute: ({ cells: one, hasHeadings: has }) => ({ cells: one, hasHeadings: has }),
  })
  const all = parseTable(cells)
  const headings = hasHeadings ? (all[0]?.cells ?? []) : []
  const lines: TableLine[] = hasHeadings ? all.slice(1) : all
  const width = Math.max(0, ...all.slice(0, maxLines).map((line) => line.cells.length))
  const paste = (text: string) => {
    const [first] = parseTable(text)
    const guessed = guessTargets(first?.cells ?? [], targets, labels.field)
    form.setValue('cells', text)
    form.setValue('hasHeadings', first === undefined || guessed.some((target) => target !== undefined))
    form.setValue(
      'columns',
      guessed.map((target) => (target ? toValue(target) : '')),
    )
    form.clearErrors()
  }
  return { form, targets, headings, lines, width, paste, toTarget }
}

/** The value of a target in the form. */
export function toValue({ kind, field }: Target): string {
  return `${kind}:${field}`
}

function getSchema(toTarget: (value: string) => Target | undefined, labels: Labels) {
  return z.object({ cells: z.string(), hasHeadings: z.boolean(), columns: z.array(z.string()) }).check((context) => {
    const { cells, hasHeadings, columns } = context.value
    const fail = (path: (string | number)[], message: string) =>
      void context.issues.push({ code: 'custom', input: context.value, path, message })
    const count = parseTable(cells).length - Number(hasHeadings)
    if (count < 1) return fail(['cells'], i18next.t('bulkEdit:paste.need-cells'))
    if (count > maxLines) return fail(['cells'], i18next.t('bulkEdit:paste.most', { n: showNumber(maxLines) }))
    const chosen = columns.map(toTarget)
    for (const [place, target] of chosen.entries())
      if (target && columns.indexOf(columns[place] ?? '') !== place)
        return fail(['columns', place], i18next.t('bulkEdit:paste.twice', { name: labels.field(target.field) }))
    if (!chosen.some((target) => target?.kind === 'by'))
      return fail(['columns', 0], i18next.t('bulkEdit:paste.need-by'))
    if (!chosen.some((target) => target?.kind === 'set'))
      return fail(['columns', 0], i18next.t('bulkEdit:paste.need-field'))
    return undefined
  })
}
