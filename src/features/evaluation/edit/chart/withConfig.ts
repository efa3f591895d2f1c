import type { Chart } from '#features/evaluation/data/chart.ts'

/** A configuration with one value set, or without it. */
export function withConfig<Name extends keyof Chart['config']>(config: Chart['config'], name: Name, value: Chart['config'][Name] | null): Chart['config'] {
  const { [name]: _before, ...rest } = config
  return value === null ? rest : { ...rest, [name]: value }
}
