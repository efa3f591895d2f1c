export { countAhead } from '../../src/features/evaluation/data/compute/ahead.ts'
export { RowsReader } from '../../src/features/evaluation/data/ingest/RowsReader.ts'
export { evaluateChart } from '../../src/features/evaluation/data/compute/evaluateChart.ts'
export { Limited, feedOf } from '../../src/features/evaluation/data/compute/feed.ts'
