import { call } from '#api/client.ts'

/** Has the server compute the means of a benchmark from its measures. */
export async function calculateBenchmark(id: number): Promise<void> {
  await call('PUT', `results/benchmarks/${id}/calculate/`)
}
