export { precount } from '../../src/evaluation/counting/precount.ts'
export { RowsReader } from '../../src/evaluation/counting/ingest/RowsReader.ts'
export { evaluateChart } from '../../src/evaluation/counting/evaluateChart.ts'
export { LruCache, measureTableOf } from '../../src/evaluation/counting/measureTable.ts'
