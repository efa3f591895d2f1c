import type { Options } from './collection.ts'

type Part = 'panels' | 'filters' | 'related'
type Parts = { [P in Part]?: readonly unknown[] } & { tools?: { [On in 'record' | 'list']?: readonly unknown[] } }
/** Of any rows: the collection that uses them checks them against its own. */
type More = Pick<Options<string, never>, Part | 'tools'>

type Items<T, Key extends PropertyKey> = T extends { readonly [K in Key]: infer I extends readonly unknown[] } ? I : []
type ToolsOf<T, On extends 'record' | 'list'> = T extends { readonly tools: infer Tools } ? Items<Tools, On> : []
type Extended<P, M> = Omit<P, Part | 'tools'> & {
  panels: [...Items<P, 'panels'>, ...Items<M, 'panels'>]
  filters: [...Items<P, 'filters'>, ...Items<M, 'filters'>]
  related: [...Items<M, 'related'>, ...Items<P, 'related'>]
  tools: {
    record: [...ToolsOf<P, 'record'>, ...ToolsOf<M, 'record'>]
    list: [...ToolsOf<P, 'list'>, ...ToolsOf<M, 'list'>]
  }
}

/**
 * A preset with more tools, panels and filters after its own, and more related lists before its own: people look for
 * the lists specific to a programme first.
 */
export function extend<const P extends Parts, const M extends More>(preset: P, more: M): Extended<P, M> {
  const joined = {
    ...preset,
    panels: [...(preset.panels ?? []), ...(more.panels ?? [])],
    filters: [...(preset.filters ?? []), ...(more.filters ?? [])],
    related: [...(more.related ?? []), ...(preset.related ?? [])],
    tools: {
      record: [...(preset.tools?.record ?? []), ...(more.tools?.record ?? [])],
      list: [...(preset.tools?.list ?? []), ...(more.tools?.list ?? [])],
    },
  }
  return joined as unknown as Extended<P, M>
}
